import type { Instant } from '../format/china-time.ts';
import { claimCycle } from './claim-cycle.ts';
import { isBeforeFirstClaim } from './first-claim-day.ts';
import { monthlyOpening, type MonthlyOpening } from './monthly-opening.ts';
import { recvStatus, type ClaimFacts } from './recv-status.ts';

/**
 * When a right that is not claimable now opens, as far as time decides: its opening this month, or next month.
 * null for a right that is open, has ended, or is blocked by something other than time.
 */
export function nextOpening(facts: ClaimFacts, opening: MonthlyOpening, now: Instant): number | null {
  const { beginsAt, endsAt, condition, outOfProvince, forSale } = facts;
  const isOver = (at: number) => endsAt !== null && at >= Number(endsAt);
  if (
    outOfProvince ||
    forSale ||
    !condition.met ||
    isOver(Number(now)) ||
    recvStatus(facts, now).recvStatus === 0
  )
    return null;
  const taken =
    facts.claim === 'delivered' || facts.claim === 'delivering' || facts.group.used >= facts.group.choose;
  const opensNextMonth = taken || isBeforeFirstClaim(facts.product, now);
  if (!opensNextMonth && beginsAt !== null && Number(now) < Number(beginsAt))
    return isOver(Number(beginsAt)) ? null : Number(beginsAt);
  const { endsAt: nextMonth } = claimCycle(now);
  const at = Math.max(monthlyOpening(opening, nextMonth) ?? nextMonth, Number(beginsAt ?? 0));
  return isOver(at) ? null : at;
}
