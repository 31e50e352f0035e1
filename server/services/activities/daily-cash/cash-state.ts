import type { CashState } from '#core/contract/activity/daily-cash.shapes.ts';
import { cashGains, currentStreak, streakAfter } from '#core/rules/activity/daily-cash.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { bookedSignIn } from './record-sign-in.ts';
import { lastEntry, lastSignIn, rewardRows, signedDays } from './tables.ts';
import { hasPending } from './withdrawals.ts';

/** The subscriber's state this month, and today's reward. */
export async function cashState({ db, clock }: Deps, { userId }: Member): Promise<CashState> {
  const today = chinaDay(clock.now());
  const [row, days, entry, rewards, booked, hasPendingWithdrawal] = await Promise.all([
    lastSignIn(db, userId, today),
    signedDays(db, userId, today),
    lastEntry(db, userId),
    rewardRows(db),
    bookedSignIn(db, userId, today),
    hasPending(db, userId),
  ]);
  const last = row && { signedOn: row.signed_on, streak: row.streak };
  return {
    today,
    signedToday: booked !== undefined,
    signedDays: days,
    streak: currentStreak(last, today),
    monthCount: days.length,
    todayGains:
      booked?.gains ?? cashGains(rewards, { streak: streakAfter(last, today), monthCount: days.length + 1 }),
    balanceFen: entry?.balance_fen ?? 0,
    hasPendingWithdrawal,
  };
}
