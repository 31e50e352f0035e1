import { chinaDay } from './china-day.ts';
import { chinaTime, type Instant } from './china-time.ts';

const dayMs = 86_400_000;

/** A past day as a heading: 今天, 昨天, 8月6日, and with the year if it is another one. */
export function dayName(at: Instant, now: Instant): string {
  if (chinaDay(at) === chinaDay(now)) return '今天';
  if (chinaDay(at) === chinaDay(Number(now) - dayMs)) return '昨天';
  const { year, month, day } = chinaTime(at);
  return `${year === chinaTime(now).year ? '' : `${year}年`}${month}月${day}日`;
}
