import type { Instant } from '../format/china-time.ts';
import { monthPlace, slotsLeft, type MonthGroup, type Placed } from './my-month.ts';

/** A right somebody chose where a group has more than it gives. */
export interface MonthPick {
  readonly subscriptionId: string;
  readonly rightsId: string;
}

export type AutoClaim = 'off' | 'all' | 'selected';
/** The channel of what was claimed for somebody. */
export const autoClaimChannel = 'AUTO_CLAIM';

/** A group that gives fewer than it offers: which are wanted is the subscriber's to say. */
export interface MonthChoice<G extends MonthGroup> {
  readonly group: G;
  readonly slots: number;
  readonly open: G['rightsList'];
}

export interface ClaimPlan<G extends MonthGroup> {
  readonly claims: readonly Placed<G>[];
  /** Groups whose picks do not fill what they give. */
  readonly choices: readonly MonthChoice<G>[];
}

const isPicked = (picks: readonly MonthPick[], { subscriptionId }: MonthGroup, rightsId: string): boolean =>
  picks.some((pick) => pick.subscriptionId === subscriptionId && pick.rightsId === rightsId);

/** Everything that can be claimed now without a question, and the questions; what opens later this month counts as one to choose among. */
export function claimPlan<G extends MonthGroup>(
  groups: readonly G[],
  picks: readonly MonthPick[],
  now: Instant,
): ClaimPlan<G> {
  const plans = groups.map((group) => {
    const slots = slotsLeft(group);
    const open = group.rightsList.filter((right) => monthPlace(right, now) === 'claimable');
    const later = group.rightsList.filter((right) => monthPlace(right, now) === 'later');
    const isContested = open.length + later.length > slots;
    const wanted = isContested
      ? open.filter(({ rightsId }) => isPicked(picks, group, rightsId)).slice(0, slots)
      : open;
    const asks = isContested && slots > 0 && open.length > 0 && wanted.length < slots;
    return {
      claims: wanted.map((right) => ({ group, right })),
      choices: asks ? [{ group, slots, open }] : [],
    };
  });
  return { claims: plans.flatMap(({ claims }) => claims), choices: plans.flatMap(({ choices }) => choices) };
}

/** Whether a group ever gives all it offers; where it does not, only picks are claimed for somebody. */
export const needsPicks = ({
  totalCount,
  chooseCount,
}: Pick<MonthGroup, 'totalCount' | 'chooseCount'>): boolean => totalCount > chooseCount;

/** The rights automatic claiming is about, whatever can be done about them now. */
export const autoClaimed = <G extends MonthGroup>(
  groups: readonly G[],
  mode: AutoClaim,
  picks: readonly MonthPick[],
): Placed<G>[] =>
  mode === 'off'
    ? []
    : groups.flatMap((group) =>
        group.rightsList
          .filter(
            ({ rightsId }) => (mode === 'all' && !needsPicks(group)) || isPicked(picks, group, rightsId),
          )
          .map((right) => ({ group, right })),
      );

/** What automatic claiming takes now, within what each group still gives. */
export const autoClaimPlan = <G extends MonthGroup>(
  groups: readonly G[],
  mode: AutoClaim,
  picks: readonly MonthPick[],
  now: Instant,
): Placed<G>[] =>
  groups.flatMap((group) =>
    autoClaimed([group], mode, picks)
      .filter(({ right }) => monthPlace(right, now) === 'claimable')
      .slice(0, slotsLeft(group)),
  );
