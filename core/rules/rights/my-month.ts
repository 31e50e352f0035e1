import type { Instant } from '../format/china-time.ts';
import { claimCycle } from './claim-cycle.ts';
import type { RecvStatus } from './claim-status.ts';

/** One right of this month, as far as the month's rules ask. */
export interface MonthRight {
  readonly rightsId: string;
  readonly recvStatus: RecvStatus;
  /** The first moment it can be claimed this month, and the first at which it no longer can. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly claimedAt: string | null;
  /** 1: only for numbers of the province, which the subscriber's is not. */
  readonly provinceFlag: 0 | 1;
  /** 2: bought, not claimed. */
  readonly categoryFlag: number;
}

/** Whether a right is ever claimed by this subscriber, whatever the month. */
export const isEverClaimed = ({
  provinceFlag,
  categoryFlag,
}: Pick<MonthRight, 'provinceFlag' | 'categoryFlag'>): boolean => provinceFlag === 0 && categoryFlag !== 2;

/** Choose `chooseCount` of the `totalCount` a subscription's group lets choose from; `chosenCount` are taken. */
export interface MonthGroup<R extends MonthRight = MonthRight> {
  readonly subscriptionId: string;
  readonly groupId: string;
  readonly chooseCount: number;
  readonly totalCount: number;
  readonly chosenCount: number;
  readonly rightsList: readonly R[];
}

export interface Placed<G extends MonthGroup> {
  readonly group: G;
  readonly right: G['rightsList'][number];
}

/** Where a right stands in its month: to claim now, claimed, opening later this month, or not to be had this month. */
export type MonthPlace = 'claimable' | 'claimed' | 'later' | 'closed';

export function monthPlace(right: MonthRight, now: Instant): MonthPlace {
  const { recvStatus, opensAt, closesAt } = right;
  if (recvStatus === 0) return 'claimable';
  if (recvStatus === 1 || recvStatus === 2) return 'claimed';
  if (!isEverClaimed(right)) return 'closed';
  const opens = Date.parse(opensAt);
  return recvStatus === 3 &&
    opens > Number(now) &&
    opens < Date.parse(closesAt) &&
    opens < claimCycle(now).endsAt
    ? 'later'
    : 'closed';
}

/** How many of a group can still be taken this month. */
export const slotsLeft = ({
  chooseCount,
  chosenCount,
}: Pick<MonthGroup, 'chooseCount' | 'chosenCount'>): number => Math.max(0, chooseCount - chosenCount);

export const rightsAt = <G extends MonthGroup>(
  groups: readonly G[],
  place: MonthPlace,
  now: Instant,
): Placed<G>[] =>
  groups.flatMap((group) =>
    group.rightsList.filter((right) => monthPlace(right, now) === place).map((right) => ({ group, right })),
  );

export interface MonthCounts {
  /** What can be taken now, never more than the groups still give. */
  readonly claimable: number;
  readonly claimed: number;
  readonly later: number;
}

export function monthCounts(groups: readonly MonthGroup[], now: Instant): MonthCounts {
  const claimable = groups.map((group) =>
    Math.min(slotsLeft(group), rightsAt([group], 'claimable', now).length),
  );
  return {
    claimable: claimable.reduce((sum, count) => sum + count, 0),
    claimed: rightsAt(groups, 'claimed', now).length,
    later: rightsAt(groups, 'later', now).length,
  };
}

export interface Deadline<G extends MonthGroup> {
  readonly closesAt: string;
  readonly items: readonly Placed<G>[];
}

/** What can be claimed now, the most urgent first; what closes at the same moment stands together. */
export function byDeadline<G extends MonthGroup>(groups: readonly G[], now: Instant): Deadline<G>[] {
  const claimable = rightsAt(groups, 'claimable', now);
  const moments = [...new Set(claimable.map(({ right }) => Date.parse(right.closesAt)))].sort(
    (a, b) => a - b,
  );
  return moments.map((at) => ({
    closesAt: new Date(at).toISOString(),
    items: claimable.filter(({ right }) => Date.parse(right.closesAt) === at),
  }));
}
