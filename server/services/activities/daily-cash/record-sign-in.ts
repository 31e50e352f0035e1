import type { CashSigned } from '#core/contract/activity/daily-cash.shapes.ts';
import { cashGains, streakAfter } from '#core/rules/activity/daily-cash.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { sumFen } from '#core/rules/pricing/money.ts';
import type { Db, Tx } from '../../../db/database.ts';
import {
  addSignIn,
  rewardsOn,
  lastEntry,
  lastSignIn,
  lockSubscriber,
  rewardRows,
  signedDays,
  signInOn,
} from './tables.ts';

/** Records the daily sign-in of a subscriber and its reward, which it returns; a day that is recorded already is left unchanged. */
export async function recordSignIn(tx: Tx, userId: string, at: Date): Promise<number> {
  await lockSubscriber(tx, userId);
  const today = chinaDay(at);
  const [last, days, before, rewards] = [
    await lastSignIn(tx, userId, today),
    await signedDays(tx, userId, today),
    await lastEntry(tx, userId),
    await rewardRows(tx),
  ];
  if (last?.signed_on === today) return 0;
  const counts = {
    streak: streakAfter(last && { signedOn: last.signed_on, streak: last.streak }, today),
    monthCount: days.length + 1,
  };
  let { seq, balance_fen: balance } = before ?? { seq: 0, balance_fen: 0 };
  const entries = cashGains(rewards, counts).map(({ kind, days: reached, amountFen }) => {
    seq += 1;
    balance += amountFen;
    return {
      user_id: userId,
      seq,
      signed_on: today,
      kind,
      days: reached,
      amount_fen: amountFen,
      balance_before_fen: balance - amountFen,
      balance_fen: balance,
      created_at: at,
    };
  });
  await addSignIn(
    tx,
    {
      user_id: userId,
      signed_on: today,
      streak: counts.streak,
      month_count: counts.monthCount,
      signed_at: at,
    },
    entries,
  );
  return sumFen(entries.map(({ amount_fen }) => amount_fen));
}

/** The booked sign-in of a day. */
export async function bookedSignIn(db: Db, userId: string, day: string): Promise<CashSigned | undefined> {
  const signIn = await signInOn(db, userId, day);
  if (!signIn) return undefined;
  const entries = await rewardsOn(db, userId, day);
  return {
    signedOn: day,
    streak: signIn.streak,
    monthCount: signIn.month_count,
    gains: entries.map(({ kind, days, amount_fen }) => ({ kind, days, amountFen: amount_fen })),
    gainedFen: sumFen(entries.map(({ amount_fen }) => amount_fen)),
    balanceFen: entries.at(-1)?.balance_fen ?? (await lastEntry(db, userId))?.balance_fen ?? 0,
  };
}
