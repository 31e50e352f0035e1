import { divideFen, shortYuan, subtractFen, type Fen } from './money.ts';

/** A price for one period; `months` null is for a single time, `renewalFen` null means that it stays the same. */
export interface PeriodPrice {
  readonly priceFen: Fen;
  readonly months: number | null;
  readonly renewalFen: Fen | null;
}

const units: ReadonlyMap<number | null, string> = new Map([
  [null, '次'],
  [1, '月'],
  [3, '季'],
  [6, '半年'],
  [12, '年'],
]);

/** What a price is for: 月, 季, 年, 次. */
export const periodUnit = (months: number | null): string => units.get(months) ?? `${months}个月`;

const change = ({ priceFen, renewalFen }: PeriodPrice): Fen | null =>
  renewalFen === null || renewalFen === priceFen ? null : renewalFen;

/** The price in one sentence: what comes after the first period stands beside it, never in small print elsewhere. */
export function priceText(price: PeriodPrice): string {
  const unit = periodUnit(price.months);
  const renewal = change(price);
  const first = shortYuan(price.priceFen);
  return renewal === null ? `${first}元/${unit}` : `首${unit}${first}元，之后${shortYuan(renewal)}元/${unit}`;
}

/** What a longer plan costs a month, rounded down; null for a monthly plan. */
export const perMonthFen = ({ priceFen, months }: PeriodPrice): Fen | null =>
  months === null || months <= 1 ? null : divideFen(priceFen, months);

/** The corner of a plan whose first period is cheaper; nothing is claimed that the two prices do not say. */
export function planBadge(price: PeriodPrice): string {
  const off = subtractFen(change(price) ?? 0, price.priceFen);
  return off === 0 ? '' : `首${periodUnit(price.months)}立减${shortYuan(off)}元`;
}
