import { chinaClock, type Instant } from '../format/china-time.ts';
import type { AccessTimes } from './flow-settings.ts';

/** Minutes of a day, from 0 to 1440. */
export interface BlockedRange {
  readonly from: number;
  readonly to: number;
}

export const dayMinutes = 24 * 60;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** 1 Monday … 7 Sunday, in China. */
export const chinaWeekday = (at: Instant): number => chinaClock(at).getUTCDay() || 7;

/** When there is no internet on a weekday, in order and merged; times that pass midnight block the next morning too. */
export function blockedHours(times: readonly AccessTimes[], weekday: number): readonly BlockedRange[] {
  const dayBefore = weekday === 1 ? 7 : weekday - 1;
  const ranges = times.flatMap(({ weekdays, from, to }) => {
    const [start, end] = [minutesOf(from), minutesOf(to)];
    const isOvernight = end < start;
    return [
      ...(weekdays.includes(weekday) ? [{ from: start, to: isOvernight ? dayMinutes : end }] : []),
      ...(isOvernight && end > 0 && weekdays.includes(dayBefore) ? [{ from: 0, to: end }] : []),
    ];
  });
  const merged: BlockedRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = merged[merged.length - 1];
    if (last && range.from <= last.to)
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else merged.push(range);
  }
  return merged;
}

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** '00:00至06:00、22:00至24:00', or 全天. */
export const blockedText = (ranges: readonly BlockedRange[]): string =>
  ranges.some(({ from, to }) => from === 0 && to === dayMinutes)
    ? '全天'
    : ranges.map(({ from, to }) => `${clockText(from)}至${clockText(to)}`).join('、');
