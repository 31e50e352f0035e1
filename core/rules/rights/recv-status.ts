import { chinaTime, type Instant } from '../format/china-time.ts';
import { claimCycle } from './claim-cycle.ts';
import type { RecvStatus } from './claim-status.ts';

/** A failed claim has been compensated, so it counts as none. */
export type ClaimState = 'none' | 'delivering' | 'delivered' | 'failed';

/** What the claim engine knows about one right of one subscription in this cycle. */
export interface ClaimFacts {
  readonly claim: ClaimState;
  /** Choose N of the group per cycle, and how many are taken. */
  readonly group: { readonly choose: number; readonly used: number };
  readonly product: { readonly openedAt: Instant; readonly startsNextMonth: boolean };
  /** null: not limited. */
  readonly stockLeft: number | null;
  readonly beginsAt: Instant | null;
  readonly endsAt: Instant | null;
  readonly condition: { readonly met: true } | { readonly met: false; readonly reason: string };
}

export interface RecvVerdict {
  readonly recvStatus: RecvStatus;
  /** The one-line reason under the right; empty when the button says it all. */
  readonly recvReason: string;
}

interface Check {
  readonly name: string;
  readonly recvStatus: RecvStatus;
  readonly applies: (facts: ClaimFacts, now: Instant) => boolean;
  readonly reason: (facts: ClaimFacts) => string;
}

function moment(at: Instant): string {
  const { month, day, hour, minute } = chinaTime(at);
  return `${month}月${day}日${hour}:${String(minute).padStart(2, '0')}`;
}

/** In this order, the first that applies decides (decisions §4). Times come before stock: stock is filled at the opening. */
export const recvChecks: readonly Check[] = [
  { name: 'claimed', recvStatus: 2, applies: ({ claim }) => claim === 'delivered', reason: () => '' },
  { name: 'delivering', recvStatus: 1, applies: ({ claim }) => claim === 'delivering', reason: () => '' },
  {
    name: 'quotaUsed',
    recvStatus: 4,
    applies: ({ group }) => group.used >= group.choose,
    reason: ({ group }) => `本组每月可选${group.choose}项，本月已选满`,
  },
  {
    name: 'startsNextMonth',
    recvStatus: 4,
    applies: ({ product }, now) => product.startsNextMonth && claimCycle(product.openedAt).cycle === claimCycle(now).cycle,
    reason: () => '本月新开通，下月1日起可领',
  },
  {
    name: 'notBegun',
    recvStatus: 3,
    applies: ({ beginsAt }, now) => beginsAt !== null && Number(now) < Number(beginsAt),
    reason: ({ beginsAt }) => (beginsAt === null ? '' : `${moment(beginsAt)}开放领取`),
  },
  {
    name: 'ended',
    recvStatus: 3,
    applies: ({ endsAt }, now) => endsAt !== null && Number(now) >= Number(endsAt),
    reason: () => '领取时间已结束',
  },
  { name: 'noStock', recvStatus: 3, applies: ({ stockLeft }) => stockLeft !== null && stockLeft <= 0, reason: () => '本月已领完' },
  {
    name: 'conditionNotMet',
    recvStatus: 3,
    applies: ({ condition }) => !condition.met,
    reason: ({ condition }) => (condition.met ? '' : condition.reason),
  },
];

/** The recvStatus of a right, and why. */
export function recvStatus(facts: ClaimFacts, now: Instant): RecvVerdict {
  const check = recvChecks.find(({ applies }) => applies(facts, now));
  return check ? { recvStatus: check.recvStatus, recvReason: check.reason(facts) } : { recvStatus: 0, recvReason: '' };
}
