import type { Instant } from './china-time.ts';

const day = 24 * 60 * 60 * 1000;

/** Days until `endsAt`, including the current one; 0 once it is over. */
export const daysLeft = (endsAt: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((Number(endsAt) - Number(now)) / day));
