import type { ChannelConfig, LimitedFeature } from '#core/contract/common/gateway.shapes.ts';
import { hangzhou } from '#core/rules/location/whitelist-location.ts';
import { cities } from '#core/rules/location/cities.ts';
import { findCity } from '#core/rules/location/find-city.ts';
import { missingFeatures } from '#core/rules/upstreams/not-offered.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { limitedFeaturesIn } from './feature-gate.ts';
import { isFor, isOn, type Degradation, type Notice } from './switches.ts';

export interface ChannelQuestion {
  readonly channelWays: string;
  /** The page's own area; used only where the account has none. */
  readonly areaNum?: string | undefined;
  /** The city chosen by hand. The flag only leads pages away, so a member may look at another city meanwhile. */
  readonly chosenAreaNum?: string | undefined;
}

type Flag = ChannelConfig['areaDegradedVo']['isDegradedFlag'];

/** Whether the product is available in this area now (§4 Area degradation and server status). Degradation applies to members only. */
export async function channelConfig(
  { db, clock, switches, missing }: Deps,
  { channelWays, areaNum, chosenAreaNum }: ChannelQuestion,
  caller: Member | undefined,
): Promise<ChannelConfig> {
  const now = clock.now();
  const [current, known] = await Promise.all([switches(), caller && placeOnRecord(db, caller)]);
  const { degradations, notices } = current;
  const area = known && (chosenAreaNum ?? known.area_num ?? areaNum);
  const notice = noticeOf(notices.filter((each) => isOn(each, now) && isFor(each, channelWays)));
  return {
    areaDegradedVo: {
      isDegradedFlag: flagOf(
        degradations.filter((each) => each.area_num === area && isOn(each, now) && isFor(each, channelWays)),
      ),
      areaName: (area !== undefined && findCity(cities, area)?.areaName) || '',
    },
    serverStatusDto: {
      type: notice?.type ?? 0,
      act_title: notice?.title ?? '',
      act_message: notice?.message ?? '',
    },
    fixedLocation: known?.whitelisted ? { ...hangzhou, source: 'default', isAuthorize: false } : null,
    // By the account alone, as the calls obey it.
    limitedFeatures: withMissing(limitedFeaturesIn(current, known?.area_num, now), missing),
    serverTime: now.toISOString(),
  };
}

/** What no system is there for is closed in every city, whatever is switched there. */
function withMissing(limited: readonly LimitedFeature[], missing: Deps['missing']): LimitedFeature[] {
  const closed = missingFeatures(missing);
  return [...closed, ...limited.filter(({ feature }) => !closed.some((each) => each.feature === feature))];
}

/** The newest notice that pages show, which are those of type 4 (§4); else the newest. */
const noticeOf = (notices: readonly Notice[]): Notice | undefined =>
  notices.find(({ type }) => type === 4) ?? notices[0];

/** Closed goes before degraded. */
function flagOf(degradations: readonly Degradation[]): Flag {
  if (degradations.some(({ flag }) => flag === 2)) return 2;
  return degradations.some(({ flag }) => flag === 4) ? 4 : 0;
}

const placeOnRecord = (db: Deps['db'], { userId }: Member) =>
  db
    .selectFrom('users as u')
    .leftJoin('location_whitelist as w', 'w.mobile_lookup', 'u.mobile_lookup')
    .select(({ ref, eb }) => ['u.area_num', eb(ref('w.mobile_lookup'), 'is not', null).as('whitelisted')])
    .where('u.user_id', '=', userId)
    .executeTakeFirst();
