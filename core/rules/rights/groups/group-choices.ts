import type { Instant } from '../../format/china-time.ts';
import { claimCycle } from '../claim-cycle.ts';

/** The facts that decide whether a right counts as a choice of its group. */
export interface GroupRight {
  readonly minLevel: number;
  /** null: it does not end. */
  readonly endsAt: Instant | null;
  /** It is for sale and cannot be claimed. */
  readonly forSale: boolean;
  /** It is for numbers of the province only, and the viewer's number is not. */
  readonly outOfProvince: boolean;
  /** What is left for the month it is chosen in; null: not limited. */
  readonly stockLeft: number | null;
  /** null: it has begun. */
  readonly beginsAt: Instant | null;
  /** The viewer has it in this cycle. */
  readonly isChosen: boolean;
}

/**
 * Whether a right counts as one of the M in a group's "choose N of M" for a level: it is chosen, or can be in this cycle. Rights
 * for a higher level, for another province, for sale, ended or sold out do not count. One that opens later in the cycle does,
 * because choosing another may cost it. Offers and subscriptions both count with this function.
 */
export const isGroupChoice = (
  { minLevel, endsAt, forSale, outOfProvince, stockLeft, beginsAt, isChosen }: GroupRight,
  level: number,
  now: Instant,
): boolean =>
  isChosen ||
  (!forSale &&
    !outOfProvince &&
    level >= minLevel &&
    stockLeft !== 0 &&
    Number(beginsAt ?? 0) < claimCycle(now).endsAt &&
    (endsAt === null || Number(now) < Number(endsAt)));
