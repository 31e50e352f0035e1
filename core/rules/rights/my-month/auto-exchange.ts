import { grouped } from '../../format/grouped.ts';
import { chinaInstant, chinaTime, type Instant } from '../../format/china-time.ts';
import { claimCycle } from '../claim-cycle.ts';

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

/** The moment that a late exchange is judged for: it uses the tickets of the month it was due in, not those of the month after. */
export const exchangeMoment = (dueAt: Date, now: Date): Date =>
  claimCycle(dueAt).cycle === claimCycle(now).cycle ? now : dueAt;

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

interface TicketRight {
  readonly groupId: string;
  readonly choose: number;
  readonly isExchanged: boolean;
}

/** The tickets that are left after an exchange. */
export const ticketsLeft = (rights: readonly TicketRight[]): number =>
  [...grouped(rights, ({ groupId }) => groupId).values()].reduce((sum, group) => {
    const exchanged = group.filter(({ isExchanged }) => isExchanged).length;
    return sum + Math.max(0, (group[0]?.choose ?? 0) - exchanged);
  }, 0);

/** What a subscriber reads about tickets that nothing could be exchanged for. */
export const lostTicketsText = (dueAt: Instant, left: number): string => {
  const { month } = chinaTime(dueAt);
  return `${month}月的任意券还剩${left}张，没有可以兑换的商品，${month}月结束后失效。您可以改选其他自动兑换的商品。`;
};
