import { chinaTime, type Instant } from '../format/china-time.ts';

const dayMs = 86_400_000;
const chinaOffsetMs = 8 * 3_600_000;

/** The same time of day so many months later in China's calendar; the last day of a month that has no such day. */
export function addMonths(at: Instant, months: number): Date {
  const { year, month, day } = chinaTime(at);
  const time = ((at instanceof Date ? at.getTime() : at) + chinaOffsetMs) % dayMs;
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)) + time - chinaOffsetMs);
}
