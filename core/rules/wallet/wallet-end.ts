import { chinaDay, lastChinaDay } from '../format/china-day.ts';

const dayMs = 86_400_000;
/** What ends within so many days is shown first. */
const soonDays = 3;

export interface WalletEnd {
  /** Such as 11月21日到期，还有3天. */
  readonly text: string;
  readonly isSoon: boolean;
}

/** The last day on which a voucher, pass or coupon can be used. */
export function walletEnd(until: string, now: string): WalletEnd {
  const today = chinaDay(new Date(now));
  const last = lastChinaDay(new Date(until));
  const daysLeft = Math.round((Date.parse(last) - Date.parse(today)) / dayMs);
  const [year, month, day] = last.split('-').map(Number);
  const isOtherYear = !today.startsWith(`${year}-`);
  const ends = `${isOtherYear ? `${year}年` : ''}${month}月${day}日到期`;
  if (daysLeft <= 0) return { text: '今天到期', isSoon: true };
  return daysLeft <= soonDays
    ? { text: `${ends}，还有${daysLeft}天`, isSoon: true }
    : { text: ends, isSoon: false };
}
