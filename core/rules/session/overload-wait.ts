const firstMs = 20_000;
const longestMs = 90_000;

/** The minimum pause between two manual retries. */
export const overloadPauseMs = 3_000;

/**
 * The delay before the overload page retries: exponential backoff with ± 25 % jitter from `jitter` (0 to 1), so that
 * phones turned away at the same time do not return at the same time.
 */
export const overloadWait = (tries: number, jitter: number): number =>
  Math.round(Math.min(longestMs, firstMs * 1.5 ** tries) * (0.75 + jitter / 2));
