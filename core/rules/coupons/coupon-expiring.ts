import { chinaTime, type Instant } from '../format/china-time.ts';

export interface CouponExpiry {
  readonly state: 'valid' | 'expiring' | 'expired';
  readonly text: string;
}

const hour = 60 * 60 * 1000;
/** The date is highlighted in the last 48 hours. */
const warningTime = 48 * hour;

const twoDigits = (part: number): string => String(part).padStart(2, '0');
function dayOf(at: number): string {
  const { year, month, day } = chinaTime(at);
  return `${year}.${twoDigits(month)}.${twoDigits(day)}`;
}

/** The expiry text of a coupon: today, tomorrow or the date, and a warning state in the last 48 hours. */
export function couponExpiring(expiresAt: Instant, now: Instant): CouponExpiry {
  const left = Number(expiresAt) - Number(now);
  if (!(left > 0)) return { state: 'expired', text: '已过期' };
  const lastDay = dayOf(Number(expiresAt) - 1);
  const dayText =
    lastDay === dayOf(Number(now)) ? '今日' : lastDay === dayOf(Number(now) + 24 * hour) ? '明日' : lastDay;
  return { state: left <= warningTime ? 'expiring' : 'valid', text: `${dayText}到期` };
}
