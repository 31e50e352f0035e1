import type { Instant } from '../../format/china-time.ts';

/** What one activity still gives of a coupon. */
export interface OfferedStock {
  /** Null: no limit but the budget. */
  readonly stock: number | null;
  readonly taken: number;
  readonly endsAt: Date;
  /** Null: the activity has no budget. */
  readonly budgetLeftFen: number | null;
  /** What one coupon takes off at most. */
  readonly worthFen: number;
}

export const maxOfferedStock = 10_000_000;
const shown = (pieces: number): string => pieces.toLocaleString('zh-CN');

/** Less ends claims earlier, as a stop does: one person may do it. */
export const isLessStock = (before: number | null, after: number | null): boolean =>
  after !== null && (before === null || after < before);

/** Why an activity cannot have this stock, or undefined. */
export function couponStockFault(
  { taken, endsAt, budgetLeftFen }: OfferedStock,
  stock: number | null,
  now: Instant,
): string | undefined {
  if (endsAt.getTime() <= Number(now)) return '活动已经结束';
  if (stock === null) return budgetLeftFen === null ? '活动没有预算，数量不能不限' : undefined;
  if (stock < taken) return `已领 ${shown(taken)} 张，数量不能再少`;
  if (stock < 1 || stock > maxOfferedStock) return `数量要在 1 到 ${shown(maxOfferedStock)} 之间，不限就空着`;
  return undefined;
}

/** What the coupons beyond those of before can cost; never more than what is left of the budget. */
export function stockCostFen(
  { stock: before, budgetLeftFen, worthFen }: OfferedStock,
  stock: number | null,
): number {
  const more = before === null ? 0 : (stock ?? Infinity) - before;
  return Math.min(Math.max(0, more) * worthFen, Math.max(0, budgetLeftFen ?? Infinity));
}

export const stockText = (stock: number | null): string => (stock === null ? '不限' : `${shown(stock)} 张`);
