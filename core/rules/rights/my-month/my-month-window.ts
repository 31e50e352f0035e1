import type { Instant } from '../../format/china-time.ts';
import { claimCycle } from '../claim-cycle.ts';
import type { ClaimFacts } from '../recv-status.ts';

export interface ClaimWindow {
  readonly opensAt: number;
  /** Exclusive end. */
  readonly closesAt: number;
}

/** The claim window of a right in this cycle: the month, limited by the right's own times and the subscription's. */
export function claimWindow(
  { beginsAt, endsAt, product }: Pick<ClaimFacts, 'beginsAt' | 'endsAt' | 'product'>,
  ownedUntil: Instant | null,
  now: Instant,
): ClaimWindow {
  const month = claimCycle(now);
  const ends = [endsAt, ownedUntil].filter((at) => at !== null).map(Number);
  return {
    opensAt: Math.max(month.startsAt, Number(product.openedAt), Number(beginsAt ?? 0)),
    closesAt: Math.min(month.endsAt, ...ends),
  };
}
