import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, id, isoDate, isoTime, nothing, ours, pageOf, paging } from '../fields.ts';

/** 'day' for the nth day of a run, 'streak' for a run that has reached a length, 'month' for a month that has reached a count. */
export const cashReward = z.object({
  kind: z.enum(['day', 'streak', 'month']),
  days: z.int().min(1),
  amountFen: fen,
});

/** How the subscriber stands in this month; the days are the operator's. */
export const cashState = z.object({
  today: isoDate,
  signedToday: z.boolean(),
  signedDays: z.array(isoDate),
  /** Days in a row up to today, or up to yesterday while today is open. */
  streak: count,
  monthCount: count,
  /** What today brought, or will bring. */
  todayGains: z.array(cashReward),
  balanceFen: fen,
});
export type CashState = z.output<typeof cashState>;

/** A sign-in and what it brought; repeated, it is the first one's. */
export const cashSigned = z.object({
  signedOn: isoDate,
  streak: count,
  monthCount: count,
  gains: z.array(cashReward),
  gainedFen: fen,
  balanceFen: fen,
});
export type CashSigned = z.output<typeof cashSigned>;

/** One line of the ledger, with the balance after it. */
export const cashEntry = cashReward.extend({ entryId: id, signedOn: isoDate, at: isoTime, balanceFen: fen });
export type CashEntry = z.output<typeof cashEntry>;

export const dailyCashShapes = {
  cashRewards: shape(nothing, ours(z.object({ today: isoDate, rewards: z.array(cashReward) }))),
  cashState: shape(nothing, ours(cashState)),
  signForCash: shape(nothing, ours(cashSigned)),
  cashEntries: shape(ours(z.object({ ...paging })), ours(pageOf(cashEntry))),
};
