import { chinaDay, daysBefore } from '../format/china-day.ts';
import type { Instant } from '../format/china-time.ts';
import { monthAndDay } from '../format/month-and-day.ts';

interface DataUse {
  readonly leftMb: number;
  /** Of this month's days until today. */
  readonly dailyAverageMb: number;
  /** Days of this month from today on. */
  readonly daysLeft: number;
}

export interface DataForecast {
  readonly text: string;
  /** False: more data is needed before the month ends. */
  readonly isEnough: boolean;
}

/** Until when the data that is left lasts at this month's pace; undefined where nothing can be said. */
export function lastsUntil(
  { leftMb, dailyAverageMb, daysLeft }: DataUse,
  now: Instant,
): DataForecast | undefined {
  if (daysLeft === 0) return undefined;
  if (leftMb === 0) return { text: '本月流量已用完', isEnough: false };
  const days = dailyAverageMb === 0 ? daysLeft : Math.floor(leftMb / dailyAverageMb);
  if (days >= daysLeft) return { text: '照这样用，流量够用到月底', isEnough: true };
  if (days === 0) return { text: '照这样用，流量今天就会用完', isEnough: false };
  return { text: `照这样用，流量够到${monthAndDay(daysBefore(chinaDay(now), -days))}`, isEnough: false };
}
