const firstMs = 20_000;
const longestMs = 90_000;

/** The shortest time between two questions asked by hand. */
export const overloadPauseMs = 3_000;

/**
 * How long the overload page waits before it asks again: longer each time, and never the same for two phones, so that those who were
 * sent away together do not come back together. `chance` is between 0 and 1.
 */
export const overloadWait = (tries: number, chance: number): number =>
  Math.round(Math.min(longestMs, firstMs * 1.5 ** tries) * (0.75 + chance / 2));
