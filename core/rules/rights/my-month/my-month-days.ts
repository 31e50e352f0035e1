import { chinaTime, type Instant } from '../../format/china-time.ts';
import { claimCycle } from '../claim-cycle.ts';
import { monthStatus, type MonthGroup, type MonthRight } from './my-month.ts';

export interface MonthDay<R extends MonthRight> {
  readonly day: number;
  readonly isToday: boolean;
  readonly isPast: boolean;
  /** Rights that open on this day, were claimed on it, or close at its end. */
  readonly opens: readonly R[];
  readonly claimed: readonly R[];
  readonly closes: readonly R[];
}

/** A week from Monday to Sunday; days of other months are null. */
export type MonthWeek<R extends MonthRight> = readonly (MonthDay<R> | null)[];

const dayMs = 24 * 60 * 60 * 1000;
const mondayFirst = (at: number): number => (new Date(at + 8 * 60 * 60 * 1000).getUTCDay() + 6) % 7;

/** The calendar of this month in China time. */
export function monthDays<R extends MonthRight>(
  groups: readonly MonthGroup<R>[],
  now: Instant,
): MonthWeek<R>[] {
  const { startsAt, endsAt } = claimCycle(now);
  const rights = groups
    .flatMap(({ rightsList }) => rightsList)
    .filter((right) => monthStatus(right, now) !== 'closed');
  const today = chinaTime(now).day;
  const on = (day: number, at: number): boolean => at >= startsAt && at < endsAt && chinaTime(at).day === day;
  const dayOf = (day: number): MonthDay<R> => ({
    day,
    isToday: day === today,
    isPast: day < today,
    opens: rights.filter(({ opensAt }) => on(day, Date.parse(opensAt))),
    claimed: rights.filter(({ claimedAt }) => claimedAt !== null && on(day, Date.parse(claimedAt))),
    closes: rights.filter(
      (right) => monthStatus(right, now) !== 'claimed' && on(day, Date.parse(right.closesAt) - 1),
    ),
  });
  const days = Array.from({ length: (endsAt - startsAt) / dayMs }, (_, at) => dayOf(at + 1));
  const cells = [...Array<null>(mondayFirst(startsAt)).fill(null), ...days];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_cell, at) => cells[week * 7 + at] ?? null),
  );
}
