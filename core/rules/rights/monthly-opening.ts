import { chinaInstant, chinaTime, type Instant } from '../format/china-time.ts';

/** Day of the month and hour from which a right can be claimed, in China time. */
export interface MonthlyOpening {
  readonly day: number | null;
  readonly hour: number | null;
}

/** When claiming opens this month, or null when it is open from the start. */
export function monthlyOpening({ day, hour }: MonthlyOpening, now: Instant): number | null {
  if (day === null && hour === null) return null;
  const { year, month } = chinaTime(now);
  return chinaInstant({ year, month, day: day ?? 1, hour: hour ?? 0 });
}
