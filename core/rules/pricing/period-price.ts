import { divideFen, shortYuan, subtractFen, type Fen } from './money.ts';

/** A price for one period; `months` null means one-time, `renewalFen` null means the same price. */
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

/** The unit of a price: 月, 季, 年, 次. */
export const periodUnit = (months: number | null): string => units.get(months) ?? `${months}个月`;

const changedRenewalFen = ({ priceFen, renewalFen }: PeriodPrice): Fen | null =>
  renewalFen === priceFen ? null : renewalFen;

/** The price in one sentence that includes the renewal price. */
export function priceText(price: PeriodPrice): string {
  const unit = periodUnit(price.months);
  const renewal = changedRenewalFen(price);
  const first = `¥${shortYuan(price.priceFen)}`;
  return renewal === null
    ? `${first}/${unit}`
    : `首${unit}${first}，次${unit}起¥${shortYuan(renewal)}/${unit}`;
}

/** The monthly price of a longer plan, rounded down; null for a monthly plan. */
export const perMonthFen = ({ priceFen, months }: PeriodPrice): Fen | null =>
  months === null || months <= 1 ? null : divideFen(priceFen, months);

/** The badge of a plan whose first period is cheaper, with the exact saving; otherwise empty. */
export function planBadge(price: PeriodPrice): string {
  const off = subtractFen(changedRenewalFen(price) ?? 0, price.priceFen);
  return off === 0 ? '' : `首${periodUnit(price.months)}立减${shortYuan(off)}元`;
}

interface PlanPrice {
  readonly priceFen: Fen;
  readonly months: number;
  readonly nextPriceFen: Fen | null;
}

/** The price of a month in the most expensive plan, after a first period that is cheaper. */
export const dearestMonthFen = (plans: readonly PlanPrice[]): Fen =>
  Math.max(
    0,
    ...plans.map(({ priceFen, nextPriceFen, months }) => divideFen(nextPriceFen ?? priceFen, months)),
  );

/** The first twelve months in the cheapest plan; plans that do not fill a year are counted by the month. */
export const yearFen = (plans: readonly PlanPrice[]): Fen =>
  plans.length === 0
    ? 0
    : Math.min(
        ...plans.map(
          ({ priceFen, nextPriceFen, months }) =>
            priceFen + Math.ceil((nextPriceFen ?? priceFen) * (12 / months - 1)),
        ),
      );
