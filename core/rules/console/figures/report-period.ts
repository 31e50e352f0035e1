import { chinaDayBounds, daysBefore } from '../../format/china-day.ts';

export interface ReportPeriod {
  readonly from: string;
  readonly until: string;
}
export interface ComparedPeriod extends ReportPeriod {
  /** The first day of the period before, which is as long. */
  readonly beforeFrom: string;
  /** The last day that is over; before `from`: none is. */
  readonly completeUntil: string;
  /** The last day of the period before that stands beside a day that is over. */
  readonly beforeUntil: string;
}

/** A report reads at most a year. */
export const longestReportDays = 366;
const dayMs = 86_400_000;

export const daysBetween = (from: string, until: string): number =>
  Math.round((chinaDayBounds(until).from.getTime() - chinaDayBounds(from).from.getTime()) / dayMs);

/**
 * The days of a report: the last so many with today, or the chosen ones. A period is compared by its days that are over, because a day that
 * has just begun says nothing beside a whole one.
 */
export function reportPeriod(
  {
    period,
    from,
    until,
  }: { readonly period: number; readonly from?: string | undefined; readonly until?: string | undefined },
  today: string,
): ComparedPeriod {
  const last = until ?? today;
  const first = from ?? daysBefore(last, period - 1);
  const start = daysBetween(first, last) >= 0 ? first : last;
  const days = Math.min(daysBetween(start, last) + 1, longestReportDays);
  const begin = daysBefore(last, days - 1);
  const yesterday = daysBefore(today, 1);
  const completeUntil = last < today ? last : yesterday;
  return {
    from: begin,
    until: last,
    beforeFrom: daysBefore(begin, days),
    completeUntil,
    beforeUntil: daysBefore(completeUntil, days),
  };
}
