import type { CashSigned } from '#core/contract/activity/daily-cash.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { provinceToast, unverifiedNumber } from '#core/rules/membership/province-eligibility.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { subscriberFacts } from '../../memberships/public.ts';
import { bookedSignIn, recordSignIn } from './record-sign-in.ts';

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
  await db.transaction().execute((tx) => recordSignIn(tx, member.userId, at));
  const booked = await bookedSignIn(db, member.userId, today);
  if (!booked) throw new Error('a booked sign-in is gone');
  return booked;
}
