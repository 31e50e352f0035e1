import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';

const day = 24 * 60 * 60 * 1000;

/** The first moment of the calendar week, Monday, in the operator's time. */
export function weekStart(now: Date): Date {
  const { year, month, day: date } = chinaTime(now);
  const midnight = chinaInstant({ year, month, day: date });
  // 1 January 1970 was a Thursday, and its midnight in China is eight hours before the Unix epoch.
  const daysSinceMonday = (Math.round((midnight + 8 * 3_600_000) / day) + 3) % 7;
  return new Date(midnight - daysSinceMonday * day);
}
