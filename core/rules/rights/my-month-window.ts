import type { Instant } from '../format/china-time.ts';
import { claimCycle } from './claim-cycle.ts';
import type { ClaimFacts } from './recv-status.ts';

export interface ClaimWindow {
  readonly opensAt: number;
  /** The first moment at which it can no longer be claimed. */
  readonly closesAt: number;
}

/** When a right can be claimed in this cycle: the month, cut short by its own times and by those of the product held. */
export function claimWindow(
  { beginsAt, endsAt, product }: Pick<ClaimFacts, 'beginsAt' | 'endsAt' | 'product'>,
  heldUntil: Instant | null,
  now: Instant,
): ClaimWindow {
  const month = claimCycle(now);
  const ends = [endsAt, heldUntil].filter((at) => at !== null).map(Number);
  return {
    opensAt: Math.max(month.startsAt, Number(product.openedAt), Number(beginsAt ?? 0)),
    closesAt: Math.min(month.endsAt, ...ends),
  };
}
