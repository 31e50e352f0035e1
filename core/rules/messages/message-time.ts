import { chinaDay } from '../format/china-day.ts';
import { chinaTime, type Instant } from '../format/china-time.ts';

const two = (part: number): string => String(part).padStart(2, '0');

export const isToday = (at: Instant, now: Instant): boolean => chinaDay(at) === chinaDay(now);

/** The time of day today, the day before, with the year where it is another. */
export function messageTime(at: Instant, now: Instant): string {
  const { year, month, day, hour, minute } = chinaTime(at);
  if (isToday(at, now)) return `${two(hour)}:${two(minute)}`;
  return `${year === chinaTime(now).year ? '' : `${year}年`}${month}月${day}日`;
}

/** Day and time of day. */
export function messageMoment(at: Instant): string {
  const { year, month, day, hour, minute } = chinaTime(at);
  return `${year}年${month}月${day}日 ${two(hour)}:${two(minute)}`;
}
