import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, id, integer, isoDate, isoTime, noInput, notInSpec, pageOf, paging } from '../fields.ts';

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
  /** A withdrawal that the phone bill has not confirmed yet. */
  hasPendingWithdrawal: z.boolean(),
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

/** 'pending': the phone bill has not confirmed it; 'returned': refused, and the amount is back in the balance. */
export const withdrawalState = z.enum(['pending', 'credited', 'returned']);
export type WithdrawalState = z.output<typeof withdrawalState>;

const entryFields = { entryId: id, at: isoTime, balanceFen: fen };
/** One ledger entry, with the balance after it; withdrawals are negative, their return is positive. */
export const cashEntry = z.discriminatedUnion('kind', [
  cashReward.extend({ ...entryFields, signedOn: isoDate }),
  z.object({
    ...entryFields,
    kind: z.literal('withdrawal'),
    amountFen: z.int().max(-1),
    state: withdrawalState,
  }),
  z.object({ ...entryFields, kind: z.literal('return'), amountFen: fen }),
]);
export type CashEntry = z.output<typeof cashEntry>;

/** A withdrawal to the phone bill, and the balance left. */
export const cashWithdrawn = z.object({
  withdrawalId: id,
  amountFen: fen,
  state: withdrawalState,
  balanceFen: fen,
});
export type CashWithdrawn = z.output<typeof cashWithdrawn>;

export const dailyCashShapes = {
  cashRewards: shape(noInput, notInSpec(z.object({ today: isoDate, rewards: z.array(cashReward) }))),
  cashState: shape(noInput, notInSpec(cashState)),
  signForCash: shape(noInput, notInSpec(cashSigned)),
  withdrawCash: shape(notInSpec(z.object({ yuan: integer(1, 100_000) })), notInSpec(cashWithdrawn)),
  cashEntries: shape(notInSpec(z.object({ ...paging })), notInSpec(pageOf(cashEntry))),
};
