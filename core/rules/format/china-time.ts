/** An instant. Rules read no clock; the caller passes it. */
export type Instant = Date | number;

/** Wall-clock time in China; months count from 1. */
export interface ChinaTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Asia/Shanghai has kept one offset since 1991, so no time-zone database is needed. */
const offset = 8 * 60 * 60 * 1000;

/** The instant whose UTC clock shows what clocks in China show, for what counts in UTC alone, such as the scale of a chart. */
export const chinaClock = (at: Instant): Date => new Date(Number(at) + offset);

/** Wall-clock time in China at an instant, independent of the local time zone (decisions §1). */
export function chinaTime(at: Instant): ChinaTime {
  const shifted = chinaClock(at);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

type TimeParts = Pick<ChinaTime, 'year' | 'month'> & Partial<ChinaTime>;

/** The instant of a wall-clock time in China; month 13 is January of the next year. */
export const chinaInstant = ({ year, month, day = 1, hour = 0, minute = 0, second = 0 }: TimeParts): number =>
  Date.UTC(year, month - 1, day, hour, minute, second) - offset;
