const firstWaitMs = 2_000;
/** With its jitter at most a minute. */
const longestWaitMs = 48_000;

/**
 * How long a claim waits after its supplier stayed silent for the `tries`-th time: twice as long as before, a quarter more or less by
 * `share` (0 to 1), so that a supplier coming back is not met by everybody at once.
 */
export const retryWaitMs = (tries: number, share: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - 1)) * (0.75 + share / 2);
