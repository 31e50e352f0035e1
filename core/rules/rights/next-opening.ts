import type { Instant } from '../format/china-time.ts';
import { claimCycle } from './claim-cycle.ts';
import { monthlyOpening, type MonthlyOpening } from './monthly-opening.ts';
import { recvStatus, type ClaimFacts } from './recv-status.ts';

/**
 * When a right that cannot be claimed now can be, as far as time alone decides: its hour of this month, or its opening
 * in the next one. null for what is open already, is over, or waits for something else than time.
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
  const waitsForNext = taken || startsLater(facts, now);
  if (!waitsForNext && beginsAt !== null && Number(now) < Number(beginsAt))
    return isOver(Number(beginsAt)) ? null : Number(beginsAt);
  const { endsAt: turn } = claimCycle(now);
  const at = Math.max(monthlyOpening(opening, turn) ?? turn, beginsAt === null ? turn : Number(beginsAt));
  return isOver(at) ? null : at;
}

const startsLater = ({ product }: ClaimFacts, now: Instant): boolean =>
  product.startsNextMonth && claimCycle(product.openedAt).cycle === claimCycle(now).cycle;
