const firstWaitMs = 2_000;
/** At most a minute with jitter. */
const longestWaitMs = 48_000;

/**
 * Exponential backoff after the `tries`-th unanswered delivery, with ± 25 % jitter from `jitter` (0 to 1), so that
 * retries do not hit a recovering supplier all at once.
 */
export const retryWaitMs = (tries: number, jitter: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - 1)) * (0.75 + jitter / 2);
