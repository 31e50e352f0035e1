import { chinaDay } from '../format/china-day.ts';
import { monthAndDay } from '../format/month-and-day.ts';
import type { Instant } from '../format/china-time.ts';
import { claimCycle } from './claim-cycle.ts';

/** A membership and when it was, or would be, opened. */
export interface OpenedProduct {
  readonly openedAt: Instant;
  readonly startsNextMonth: boolean;
}

/** Whether the rights of a membership cannot be claimed yet: it starts with the month after its opening. */
export const isBeforeFirstClaim = ({ openedAt, startsNextMonth }: OpenedProduct, now: Instant): boolean =>
  startsNextMonth && Number(now) < claimCycle(openedAt).endsAt;

/** The first day its rights can be claimed, as YYYY-MM-DD, if that is not the day of the opening; otherwise null. */
export const firstClaimDay = ({ openedAt, startsNextMonth }: OpenedProduct): string | null =>
  startsNextMonth ? chinaDay(claimCycle(openedAt).endsAt) : null;

/** The first day in words: 9月1日起可领. */
export const firstClaimText = (day: string): string => `${monthAndDay(day)}起可领`;
