import type { Instant } from '../../format/china-time.ts';
import { slotsLeft } from '../claimable-count.ts';
import { monthStatus, type MonthGroup, type GroupedRight } from './my-month.ts';

/** A right picked by the subscriber in a choice group. */
export interface MonthPick {
  readonly subscriptionId: string;
  readonly rightsId: string;
}

export type AutoClaim = 'off' | 'all' | 'selected';
/** The channel of automatic claims. */
export const autoClaimChannel = 'AUTO_CLAIM';

/** A choice group for which the subscriber must still choose. */
export interface MonthChoice<G extends MonthGroup> {
  readonly group: G;
  readonly slots: number;
  readonly open: G['rightsList'];
}

export interface ClaimPlan<G extends MonthGroup> {
  readonly claims: readonly GroupedRight<G>[];
  /** Groups whose picks do not use all slots. */
  readonly choices: readonly MonthChoice<G>[];
}

const isPicked = (picks: readonly MonthPick[], { subscriptionId }: MonthGroup, rightsId: string): boolean =>
  picks.some((pick) => pick.subscriptionId === subscriptionId && pick.rightsId === rightsId);

/** All claims that need no choice, and the choices to ask for. Rights that open later this month count as alternatives. */
export function claimPlan<G extends MonthGroup>(
  groups: readonly G[],
  picks: readonly MonthPick[],
  now: Instant,
): ClaimPlan<G> {
  const plans = groups.map((group) => {
    const slots = slotsLeft(group);
    const open = group.rightsList.filter((right) => monthStatus(right, now) === 'claimable');
    const later = group.rightsList.filter((right) => monthStatus(right, now) === 'later');
    const needsChoice = open.length + later.length > slots;
    const requested = needsChoice
      ? open.filter(({ rightsId }) => isPicked(picks, group, rightsId)).slice(0, slots)
      : open;
    const asks = needsChoice && open.length > 0 && requested.length < slots;
    return {
      claims: requested.map((right) => ({ group, right })),
      choices: asks ? [{ group, slots, open }] : [],
    };
  });
  return { claims: plans.flatMap(({ claims }) => claims), choices: plans.flatMap(({ choices }) => choices) };
}

/** Whether a group has more rights than can be chosen; automatic claims then take picks only. */
export const needsPicks = ({
  totalCount,
  chooseCount,
}: Pick<MonthGroup, 'totalCount' | 'chooseCount'>): boolean => totalCount > chooseCount;

/** The rights covered by automatic claiming, claimable now or not. */
export const autoClaimed = <G extends MonthGroup>(
  groups: readonly G[],
  mode: AutoClaim,
  picks: readonly MonthPick[],
): GroupedRight<G>[] =>
  mode === 'off'
    ? []
    : groups.flatMap((group) =>
        group.rightsList
          .filter(
            ({ rightsId }) => (mode === 'all' && !needsPicks(group)) || isPicked(picks, group, rightsId),
          )
          .map((right) => ({ group, right })),
      );

/** The automatic claims to make now, within the slots left in each group. */
export const autoClaimPlan = <G extends MonthGroup>(
  groups: readonly G[],
  mode: AutoClaim,
  picks: readonly MonthPick[],
  now: Instant,
): GroupedRight<G>[] =>
  groups.flatMap((group) =>
    autoClaimed([group], mode, picks)
      .filter(({ right }) => monthStatus(right, now) === 'claimable')
      .slice(0, slotsLeft(group)),
  );
