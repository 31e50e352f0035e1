import { chinaTime, type Instant } from '../format/china-time.ts';
import { provinceToast } from '../membership/province-eligibility.ts';
import type { RecvStatus } from './claim-status.ts';
import { isBeforeFirstClaim, type OpenedProduct } from './first-claim-day.ts';

/** The reason of a right whose time is over for good; lists fold it. */
export const endedReason = '领取时间已结束';

/** A failed claim was compensated, so it counts as 'none'. */
export type ClaimState = 'none' | 'delivering' | 'delivered' | 'failed';

/** The facts about one right of one subscription in this cycle. */
export interface ClaimFacts {
  readonly claim: ClaimState;
  /** It is for numbers of the province only, and the subscriber's is not. */
  readonly outOfProvince: boolean;
  /** It is for sale and cannot be claimed (§3, categoryFlag 2). */
  readonly forSale: boolean;
  /** Choose N of the group per cycle, and how many are taken. */
  readonly group: { readonly choose: number; readonly used: number };
  readonly product: OpenedProduct;
  /** null: not limited. */
  readonly stockLeft: number | null;
  readonly beginsAt: Instant | null;
  readonly endsAt: Instant | null;
  readonly condition: { readonly met: true } | { readonly met: false; readonly reason: string };
}

export interface RecvVerdict {
  readonly recvStatus: RecvStatus;
  /** The reason under the right: at most eight characters wide, one line of a card; empty when the button is sufficient. */
  readonly recvReason: string;
  /** 1 claimable, 2 claimed this month, 3 next month (§4); null where none applies. */
  readonly recvBtnType: 1 | 2 | 3 | null;
}

interface Check {
  readonly name: string;
  readonly recvStatus: RecvStatus;
  readonly button: (facts: ClaimFacts) => RecvVerdict['recvBtnType'];
  readonly applies: (facts: ClaimFacts, now: Instant) => boolean;
  readonly reason: (facts: ClaimFacts) => string;
}

function timeText(at: Instant): string {
  const { month, day, hour, minute } = chinaTime(at);
  return `${month}月${day}日${hour}:${String(minute).padStart(2, '0')}`;
}

const claimed = () => 2 as const;
const nextMonth = () => 3 as const;
const noButtonType = () => null;

/** The first check that applies decides (decisions §4). Times come before stock, because stock is filled at the opening. */
export const recvChecks: readonly Check[] = [
  {
    name: 'claimed',
    recvStatus: 2,
    button: claimed,
    applies: ({ claim }) => claim === 'delivered',
    reason: () => '',
  },
  {
    name: 'delivering',
    recvStatus: 1,
    button: claimed,
    applies: ({ claim }) => claim === 'delivering',
    reason: () => '',
  },
  {
    name: 'outOfProvince',
    recvStatus: 3,
    button: noButtonType,
    applies: ({ outOfProvince }) => outOfProvince,
    reason: () => provinceToast,
  },
  {
    name: 'forSale',
    recvStatus: 3,
    button: noButtonType,
    applies: ({ forSale }) => forSale,
    reason: () => '可按会员价购买',
  },
  {
    name: 'quotaUsed',
    recvStatus: 4,
    button: nextMonth,
    applies: ({ group }) => group.used >= group.choose,
    reason: ({ group }) => `本月已选满${group.choose}项`,
  },
  {
    name: 'startsNextMonth',
    recvStatus: 4,
    button: nextMonth,
    applies: ({ product }, now) => isBeforeFirstClaim(product, now),
    reason: () => '下月1日起可领',
  },
  {
    name: 'notBegun',
    recvStatus: 3,
    button: noButtonType,
    applies: ({ beginsAt }, now) => beginsAt !== null && Number(now) < Number(beginsAt),
    reason: ({ beginsAt }) => (beginsAt === null ? '' : `${timeText(beginsAt)}开放`),
  },
  {
    name: 'ended',
    recvStatus: 3,
    button: noButtonType,
    applies: ({ endsAt }, now) => endsAt !== null && Number(now) >= Number(endsAt),
    reason: () => endedReason,
  },
  {
    name: 'noStock',
    recvStatus: 3,
    button: ({ condition }) => (condition.met ? 3 : null),
    applies: ({ stockLeft }) => stockLeft !== null && stockLeft <= 0,
    reason: () => '本月已领完',
  },
  {
    name: 'conditionNotMet',
    recvStatus: 3,
    button: noButtonType,
    applies: ({ condition }) => !condition.met,
    reason: ({ condition }) => (condition.met ? '' : condition.reason),
  },
];

/** The recvStatus of a right, its reason, and the type of its card button. */
export function recvStatus(facts: ClaimFacts, now: Instant): RecvVerdict {
  const check = recvChecks.find(({ applies }) => applies(facts, now));
  return check
    ? { recvStatus: check.recvStatus, recvReason: check.reason(facts), recvBtnType: check.button(facts) }
    : { recvStatus: 0, recvReason: '', recvBtnType: 1 };
}
