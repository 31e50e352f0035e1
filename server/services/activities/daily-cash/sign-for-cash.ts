import type { CashSigned } from '#core/contract/activity/daily-cash.shapes.ts';
import { cashRefusals } from '#core/rules/activity/activity-refusals.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { provinceToast, unverifiedNumber } from '#core/rules/membership/province-eligibility.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { subscriberFacts } from '../../memberships/public.ts';
import { shareActivity } from '../limits/activity-lock.ts';
import { spendBudget, withinBudget } from '../limits/spend-budget.ts';
import { bookedSignIn, recordSignIn } from './record-sign-in.ts';

const dailyCash = { kind: 'cash', activityId: 'daily' } as const;

/** Signs in for today; a repetition gets the first answer. */
export async function signForCash(deps: Deps, member: Member): Promise<CashSigned> {
  const { db, clock } = deps;
  // The clock is read once, so that a request just before midnight counts for its own day.
  const at = clock.now();
  const today = chinaDay(at);
  const earlier = await bookedSignIn(db, member.userId, today);
  if (earlier) return earlier;
  const { inProvince } = await subscriberFacts(deps, member);
  if (inProvince === undefined) throw new Refusal(unverifiedNumber);
  if (!inProvince) throw new Refusal(provinceToast);
  await withinBudget(db, dailyCash, at, () =>
    db.transaction().execute(async (tx) => {
      await shareActivity(tx, 'cash', dailyCash.activityId);
      await refuseStopped(deps, tx, at);
      const gainedFen = await recordSignIn(tx, member.userId, at);
      await spendBudget(tx, dailyCash, gainedFen, cashRefusals.usedUp);
    }),
  );
  const booked = await bookedSignIn(db, member.userId, today);
  if (!booked) throw new Error('a booked sign-in is gone');
  return booked;
}

async function refuseStopped({ activityRefusals }: Deps, tx: Tx, now: Date): Promise<void> {
  const { stopped_for } = await tx
    .selectFrom('cash_activity')
    .select('stopped_for')
    .executeTakeFirstOrThrow();
  if (stopped_for === null) return;
  const why = stopped_for === 'budget' ? 'usedUp' : 'stopped';
  activityRefusals.record(dailyCash, why, now);
  throw new Refusal(cashRefusals[why]);
}
