import { shortYuan, type Fen } from './money.ts';
import { periodUnit } from './period-price.ts';

export interface PricedPlan {
  readonly months: number;
  readonly autoRenew: boolean;
  readonly nextPriceFen: Fen | null;
  readonly perMonthFen: Fen | null;
}

export interface PlanTerms {
  /** Shown under the price: the renewal, or the monthly price. */
  readonly note: string;
  /** Shown beside the amount to pay. */
  readonly due: string;
}

/** The payment terms of a plan; the renewal price is shown beside the first one. */
export function planTerms({ months, autoRenew, nextPriceFen, perMonthFen }: PricedPlan): PlanTerms {
  const unit = periodUnit(months);
  const note =
    nextPriceFen !== null
      ? `次${unit}起¥${shortYuan(nextPriceFen)}/${unit}`
      : perMonthFen !== null
        ? `约¥${shortYuan(perMonthFen - (perMonthFen % 10))}/月`
        : autoRenew
          ? `每${unit}自动续费`
          : '到期不续费';
  if (!autoRenew) return { note, due: '一次付清，到期不自动续费' };
  return { note, due: nextPriceFen === null ? `每${unit}应付，可随时取消` : `首${unit}应付，可随时取消` };
}
