/** Two taps closer than this open one link (§9). */
export const linkDebounceMs = 300;

export const opensLink = (lastOpenedAt: number | undefined, now: number): boolean =>
  lastOpenedAt === undefined || Math.abs(now - lastOpenedAt) >= linkDebounceMs;
