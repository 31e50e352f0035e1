import { chinaTime, type Instant } from './china-time.ts';

/** The calendar day in China at an instant, as YYYY-MM-DD. */
export function chinaDay(at: Instant): string {
  const { year, month, day } = chinaTime(at);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The last day of something that ends at an instant: an end at midnight is that of the day before. */
export const lastChinaDay = (endsAt: Instant): string => chinaDay(Number(endsAt) - 1);

const dayMs = 86_400_000;

/** The first instant of a day in China, given as YYYY-MM-DD, and the first of the next day. */
export function chinaDayBounds(day: string): { readonly from: Date; readonly until: Date } {
  const from = Date.parse(`${day}T00:00:00+08:00`);
  return { from: new Date(from), until: new Date(from + dayMs) };
}

/** The day so many days before or, with a negative number, after. */
export const daysBefore = (day: string, days: number): string =>
  chinaDay(chinaDayBounds(day).from.getTime() - days * dayMs);
