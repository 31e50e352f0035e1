import { chinaDay, chinaDayBounds, lastChinaDay } from '../format/china-day.ts';

const dayMs = 86_400_000;
/** So many days before the last one. */
const daysAhead = 2;

/** Vouchers that end until then are reminded of, from the morning two days before their last day. */
export const remindedUntil = (now: Date): Date =>
  new Date(chinaDayBounds(chinaDay(now)).from.getTime() + (daysAhead + 1) * dayMs);

interface EndingVoucher {
  readonly goodsName: string;
  readonly count: number;
  readonly validUntil: Date;
}

/** The message about codes of one line that end on the same day. */
export function voucherReminder({ goodsName, count, validUntil }: EndingVoucher): {
  readonly title: string;
  readonly text: string;
} {
  const [, month, day] = lastChinaDay(validUntil).split('-').map(Number);
  return {
    title: '券码快到期了',
    text: `您的“${goodsName}”还有${count}张没有使用，${month}月${day}日到期，请尽快使用`,
  };
}
