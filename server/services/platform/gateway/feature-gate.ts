import type { Feature, FeatureState } from '#core/contract/common/features.ts';
import type { LimitedFeature } from '#core/contract/common/gateway.shapes.ts';
import { features } from '#core/contract/common/features.ts';
import { cities } from '#core/rules/location/cities.ts';
import { findCity } from '#core/rules/location/find-city.ts';
import { featureOfCall } from '#core/rules/switches/feature-of-call.ts';
import { limitedText, pausedText, turnText } from '#core/rules/switches/feature-texts.ts';
import { waitsForTurn } from '#core/rules/switches/turn.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import type { FeatureGate } from '../../../http/limits/feature-gate.ts';
import { Refusal } from '../../../http/refusal.ts';
import { isOn, type Degradation, type Switches } from './switches.ts';

export const cityNameOf = (areaNum: string): string => findCity(cities, areaNum)?.areaName ?? '';

interface Limit {
  readonly state: FeatureState;
  readonly until: number | null;
}

/** What holds for a part of the product in a city now: a pause goes before a limit. */
function limitIn(
  degradations: readonly Degradation[],
  areaNum: string,
  feature: Feature,
  now: Date,
): Limit | undefined {
  const found = degradations.filter(
    (each) => each.area_num === areaNum && each.feature === feature && isOn(each, now),
  );
  const strongest = found.find(({ flag }) => flag === 2) ?? found[0];
  return (
    strongest && {
      state: strongest.flag === 2 ? 'paused' : 'limited',
      until: strongest.ends_at?.getTime() ?? null,
    }
  );
}

/** What pages show as limited or paused in a city. */
export const limitedFeaturesIn = (
  { degradations }: Switches,
  areaNum: string | null | undefined,
  now: Date,
): LimitedFeature[] =>
  areaNum == null
    ? []
    : features.flatMap((feature) => {
        const limit = limitIn(degradations, areaNum, feature, now);
        return limit
          ? {
              feature,
              state: limit.state,
              text: limitedText({ feature, cityName: cityNameOf(areaNum), ...limit }, now.getTime()),
            }
          : [];
      });

/**
 * Refuses the calls of what is paused in the city of the account, and of what is limited while it is not the account's turn. Nothing
 * is read while nothing is switched.
 */
export const featureGate =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, switches: () => Promise<Switches>): FeatureGate =>
  async (callName, input, { userId }: Pick<Member, 'userId'>) => {
    const feature = featureOfCall(callName, input);
    if (feature === undefined) return;
    const { degradations } = await switches();
    const now = clock.now();
    if (!degradations.some((each) => each.feature === feature && isOn(each, now))) return;
    const account = await db
      .selectFrom('users')
      .select('area_num')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const areaNum = account?.area_num;
    const limit = areaNum == null ? undefined : limitIn(degradations, areaNum, feature, now);
    if (areaNum == null || !limit) return;
    const cityName = cityNameOf(areaNum);
    if (limit.state === 'paused')
      throw new Refusal(pausedText({ feature, cityName, until: limit.until }, now.getTime()));
    const turnAt = waitsForTurn(userId, now.getTime());
    if (turnAt > 0) throw new Refusal(turnText({ feature, cityName }, turnAt, now.getTime()));
  };
