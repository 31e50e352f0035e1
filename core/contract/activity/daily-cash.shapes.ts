import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, id, isoDate, isoTime, noInput, notInSpec, pageOf, paging } from '../fields.ts';

/** 'day': the nth day of a streak; 'streak': a streak of that length; 'month': that many check-ins in a month. */
export const cashReward = z.object({
  kind: z.enum(['day', 'streak', 'month']),
  days: z.int().min(1),
  amountFen: fen,
});

/** The subscriber's check-ins of this month; days are calendar days in China. */
export const cashState = z.object({
  today: isoDate,
  signedToday: z.boolean(),
  signedDays: z.array(isoDate),
  /** Consecutive days up to today, or up to yesterday while today is not signed. */
  streak: count,
  monthCount: count,
  /** The rewards of today's check-in, done or still open. */
  todayGains: z.array(cashReward),
  balanceFen: fen,
});
export type CashState = z.output<typeof cashState>;

/** A check-in and its rewards. A repeated check-in returns the first one's. */
export const cashSigned = z.object({
  signedOn: isoDate,
  streak: count,
  monthCount: count,
  gains: z.array(cashReward),
  gainedFen: fen,
  balanceFen: fen,
});
export type CashSigned = z.output<typeof cashSigned>;

/** One ledger entry, with the balance after it. */
export const cashEntry = cashReward.extend({ entryId: id, signedOn: isoDate, at: isoTime, balanceFen: fen });
export type CashEntry = z.output<typeof cashEntry>;

export const dailyCashShapes = {
  cashRewards: shape(noInput, notInSpec(z.object({ today: isoDate, rewards: z.array(cashReward) }))),
  cashState: shape(noInput, notInSpec(cashState)),
  signForCash: shape(noInput, notInSpec(cashSigned)),
  cashEntries: shape(notInSpec(z.object({ ...paging })), notInSpec(pageOf(cashEntry))),
};
