/** A second tap within this time does not open a link again (§9). */
export const linkDebounceMs = 300;

export const opensLink = (lastOpenedAt: number | undefined, now: number): boolean =>
  lastOpenedAt === undefined || Math.abs(now - lastOpenedAt) >= linkDebounceMs;
