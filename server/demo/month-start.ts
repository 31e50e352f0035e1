import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';

/** The first moment of a calendar month, in the operator's time. */
export function monthStart(now: Date, monthsAgo: number): Date {
  const { year, month } = chinaTime(now);
  return new Date(chinaInstant({ year, month: month - monthsAgo }));
}
