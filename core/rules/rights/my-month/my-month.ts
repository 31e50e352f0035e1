import type { Instant } from '../../format/china-time.ts';
import { claimCycle } from '../claim-cycle.ts';
import { claimableCount } from '../claimable-count.ts';
import type { RecvStatus } from '../claim-status.ts';

/** One right of this month, with the fields these rules need. */
export interface MonthRight {
  readonly rightsId: string;
  readonly recvStatus: RecvStatus;
  /** Start (inclusive) and end (exclusive) of its claim window this month. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly claimedAt: string | null;
  /** 1: only for numbers of the province, which the subscriber's is not. */
  readonly provinceFlag: 0 | 1;
  /** 2: for sale, not claimable. */
  readonly categoryFlag: number;
}

/** Whether this subscriber can claim the right in any month. */
export const canEverBeClaimed = ({
  provinceFlag,
  categoryFlag,
}: Pick<MonthRight, 'provinceFlag' | 'categoryFlag'>): boolean => provinceFlag === 0 && categoryFlag !== 2;

/** A group of a subscription: choose `chooseCount` of `totalCount`; `chosenCount` are already chosen. */
export interface MonthGroup<R extends MonthRight = MonthRight> {
  readonly subscriptionId: string;
  readonly groupId: string;
  readonly chooseCount: number;
  readonly totalCount: number;
  readonly chosenCount: number;
  readonly rightsList: readonly R[];
}

export interface GroupedRight<G extends MonthGroup> {
  readonly group: G;
  readonly right: G['rightsList'][number];
}

/** The status of a right in its month: claimable now, claimed, opening later this month, or unavailable. */
export type MonthStatus = 'claimable' | 'claimed' | 'later' | 'closed';

export function monthStatus(right: MonthRight, now: Instant): MonthStatus {
  const { recvStatus, opensAt, closesAt } = right;
  if (recvStatus === 0) return 'claimable';
  if (recvStatus === 1 || recvStatus === 2) return 'claimed';
  if (!canEverBeClaimed(right)) return 'closed';
  const opens = Date.parse(opensAt);
  return recvStatus === 3 &&
    opens > Number(now) &&
    opens < Date.parse(closesAt) &&
    opens < claimCycle(now).endsAt
    ? 'later'
    : 'closed';
}

export const rightsWithStatus = <G extends MonthGroup>(
  groups: readonly G[],
  status: MonthStatus,
  now: Instant,
): GroupedRight<G>[] =>
  groups.flatMap((group) =>
    group.rightsList.filter((right) => monthStatus(right, now) === status).map((right) => ({ group, right })),
  );

export interface MonthCounts {
  /** Rights claimable now, as far as the quotas allow. */
  readonly claimable: number;
  readonly claimed: number;
  readonly later: number;
}

export const monthCounts = (groups: readonly MonthGroup[], now: Instant): MonthCounts => ({
  claimable: claimableCount(groups),
  claimed: rightsWithStatus(groups, 'claimed', now).length,
  later: rightsWithStatus(groups, 'later', now).length,
});

export interface Deadline<G extends MonthGroup> {
  readonly closesAt: string;
  /** How many of them the quotas still allow. */
  readonly claimable: number;
  readonly items: readonly GroupedRight<G>[];
}

/** The rights claimable now, grouped by closing time, the most urgent first. */
export function byDeadline<G extends MonthGroup>(groups: readonly G[], now: Instant): Deadline<G>[] {
  const claimable = rightsWithStatus(groups, 'claimable', now);
  const moments = [...new Set(claimable.map(({ right }) => Date.parse(right.closesAt)))].sort(
    (a, b) => a - b,
  );
  return moments.map((at) => {
    const items = claimable.filter(({ right }) => Date.parse(right.closesAt) === at);
    const open = [...new Set(items.map(({ group }) => group))].map((group) => ({
      ...group,
      rightsList: items.filter((item) => item.group === group).map(({ right }) => right),
    }));
    return {
      closesAt: new Date(at).toISOString(),
      claimable: claimableCount(open),
      items,
    };
  });
}
