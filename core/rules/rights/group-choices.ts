import type { Instant } from '../format/china-time.ts';

/** The facts that decide whether a right counts as a choice of its group. */
export interface GroupRight {
  readonly minLevel: number;
  /** null: it does not end. */
  readonly endsAt: Instant | null;
  /** It is for sale and cannot be claimed. */
  readonly forSale: boolean;
  /** It is for numbers of the province only, and the viewer's number is not. */
  readonly outOfProvince: boolean;
}

/**
 * Whether a right counts as one of the M in a group's "choose N of M" for a level. Rights for a higher level, for another
 * province, for sale or ended do not count. Sold-out and not yet open rights do, because they become available later.
 * Offers and subscriptions both count with this function.
 */
export const isGroupChoice = (
  { minLevel, endsAt, forSale, outOfProvince }: GroupRight,
  level: number,
  now: Instant,
): boolean =>
  !forSale && !outOfProvince && level >= minLevel && (endsAt === null || Number(now) < Number(endsAt));
