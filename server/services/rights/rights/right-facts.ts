import { monthlyOpening } from '#core/rules/rights/monthly-opening.ts';
import type { ClaimFacts } from '#core/rules/rights/recv-status.ts';
import { stockLeft } from './group-choices.ts';
import type { RightRow } from './tables.ts';
import type { ShownRightRow } from './shown-rights.ts';

const latest = (a: Date | null, b: number | null): Date | null => {
  if (b === null) return a;
  return a && a.getTime() > b ? a : new Date(b);
};

type FactColumn =
  | 'claim_state'
  | 'choose_count'
  | 'group_used'
  | 'opened_at'
  | 'starts_next_month'
  | 'monthly_stock'
  | 'stock_left'
  | 'begins_at'
  | 'ends_at'
  | 'opens_on_day'
  | 'opens_at_hour'
  | 'min_level'
  | 'level'
  | 'subscription_id'
  | 'category_flag'
  | 'out_of_province';

/** The columns the claim rule reads, from any query. */
export type FactRow = Pick<RightRow, FactColumn> | Pick<ShownRightRow, FactColumn>;

/** The input of the claim rule, from a row. */
export const rightFacts = (row: FactRow, now: Date): ClaimFacts => ({
  claim: row.claim_state ?? 'none',
  outOfProvince: row.out_of_province,
  forSale: row.category_flag === 2,
  group: { choose: row.choose_count, used: row.group_used ?? 0 },
  product: {
    openedAt: row.opened_at ?? now,
    startsNextMonth: row.opened_at !== null && row.starts_next_month,
  },
  stockLeft: stockLeft(row),
  beginsAt: latest(row.begins_at, monthlyOpening({ day: row.opens_on_day, hour: row.opens_at_hour }, now)),
  endsAt: row.ends_at,
  condition: conditionOf(row),
});

function conditionOf({ subscription_id, level, min_level }: FactRow): ClaimFacts['condition'] {
  if (subscription_id === null) return { met: false, reason: '开通后可领取' };
  return level >= min_level ? { met: true } : { met: false, reason: '升级会员后可领' };
}
