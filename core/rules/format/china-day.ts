import { chinaTime, type Instant } from './china-time.ts';

/** The operator's calendar day of a moment, as YYYY-MM-DD. */
export function chinaDay(at: Instant): string {
  const { year, month, day } = chinaTime(at);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
