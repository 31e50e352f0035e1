import { chinaTime, type Instant } from './china-time.ts';

/** The calendar day in China at an instant, as YYYY-MM-DD. */
export function chinaDay(at: Instant): string {
  const { year, month, day } = chinaTime(at);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
