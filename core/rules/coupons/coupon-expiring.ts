import { chinaTime, type Instant } from '../format/china-time.ts';

export interface CouponExpiry {
  readonly state: 'valid' | 'expiring' | 'expired';
  readonly text: string;
}

const hour = 60 * 60 * 1000;
/** From here on the date stands out. */
const warningTime = 48 * hour;

const two = (part: number): string => String(part).padStart(2, '0');
function dayOf(at: number): string {
  const { year, month, day } = chinaTime(at);
  return `${year}.${two(month)}.${two(day)}`;
}

/** How a coupon's end is shown: by day, with today and tomorrow named, and warned of in the last 48 hours. */
export function couponExpiring(expiresAt: Instant, now: Instant): CouponExpiry {
  const left = Number(expiresAt) - Number(now);
  if (!(left > 0)) return { state: 'expired', text: '已过期' };
  const lastDay = dayOf(Number(expiresAt) - 1);
  const named =
    lastDay === dayOf(Number(now)) ? '今日' : lastDay === dayOf(Number(now) + 24 * hour) ? '明日' : lastDay;
  return { state: left <= warningTime ? 'expiring' : 'valid', text: `${named}到期` };
}
