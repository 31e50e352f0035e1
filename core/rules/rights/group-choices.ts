import type { Instant } from '../format/china-time.ts';

/** What decides whether a right is one of those a group lets choose from. */
export interface GroupRight {
  readonly minLevel: number;
  /** null: it does not end. */
  readonly endsAt: Instant | null;
  /** It is bought, not chosen. */
  readonly forSale: boolean;
  /** It is for numbers of the province only, and whoever looks is not one of them. */
  readonly outOfProvince: boolean;
}

/**
 * Whether a right is one of the M of a group's "choose N of M" for a level: what asks for a higher one or another home, what is bought, and what is over, is not.
 * What is sold out or has not begun is: next month, or later in this one, it can be chosen. Offers and holders count by this alone.
 */
export const isGroupChoice = (
  { minLevel, endsAt, forSale, outOfProvince }: GroupRight,
  level: number,
  now: Instant,
): boolean =>
  !forSale && !outOfProvince && level >= minLevel && (endsAt === null || Number(now) < Number(endsAt));
