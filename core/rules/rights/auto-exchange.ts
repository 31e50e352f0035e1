import { chinaInstant, chinaTime, type Instant } from '../format/china-time.ts';

/** Automatic exchanges begin at this hour of the last day of a month, spread over a few hours. */
const beginsAtHour = 16;
const spreadMs = 4 * 60 * 60 * 1000;

/** The next automatic exchange of tickets: on the last day of this month, or of the next one when that time is past. */
export function nextAutoExchange(fraction: number, now: Instant): number {
  const { year, month } = chinaTime(now);
  // Day 0 of a month is the last day of the one before.
  const ofMonth = (which: number) =>
    chinaInstant({ year, month: which + 1, day: 0, hour: beginsAtHour }) + fraction * spreadMs;
  return ofMonth(month) > Number(now) ? ofMonth(month) : ofMonth(month + 1);
}

interface ExchangeableRight {
  readonly rightsId: string;
  readonly isExchanged: boolean;
  readonly isInStock: boolean;
}

/** What the tickets left are exchanged for: the chosen right first, then the others in their order, each once a month. */
export function autoExchangePlan<R extends ExchangeableRight>(
  rights: readonly R[],
  chosenId: string,
): readonly R[] {
  const open = rights.filter(({ isExchanged, isInStock }) => !isExchanged && isInStock);
  return [
    ...open.filter(({ rightsId }) => rightsId === chosenId),
    ...open.filter(({ rightsId }) => rightsId !== chosenId),
  ];
}
