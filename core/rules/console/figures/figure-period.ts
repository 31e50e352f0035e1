import type { FigurePeriod } from '#core/contract/console/overview.shapes.ts';
import { chinaInstant, chinaTime } from '../../format/china-time.ts';

const minuteMs = 60_000;

/** Where a period begins, and how long the steps of its curve are. A day begins at midnight in China. */
export function figurePeriod(
  period: FigurePeriod,
  now: Date,
): { readonly from: Date; readonly stepMs: number } {
  const { year, month, day } = chinaTime(now);
  switch (period) {
    case 'hour':
      return { from: wholeMinute(now.getTime() - 60 * minuteMs), stepMs: minuteMs };
    case 'day':
      return { from: new Date(chinaInstant({ year, month, day })), stepMs: 10 * minuteMs };
    case 'week':
      return { from: new Date(chinaInstant({ year, month, day: day - 6 })), stepMs: 60 * minuteMs };
    case 'month':
      return { from: new Date(chinaInstant({ year, month, day: day - 29 })), stepMs: 24 * 60 * minuteMs };
  }
}

const wholeMinute = (ms: number): Date => new Date(Math.floor(ms / minuteMs) * minuteMs);
