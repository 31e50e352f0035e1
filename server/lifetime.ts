export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Clock skew between two instances is less than this. */
const maxSkewMs = 60_000;

/** Anything issued later than this was issued before the clock was set back. */
export const latestIssue = (now: Date): Date => new Date(now.getTime() + maxSkewMs);

/** The latest end that anything issued until now can have. A later end belongs to a lifetime that a clock set back would lengthen. */
export const latestEnd = (now: Date, lifeMs: number): Date => new Date(latestIssue(now).getTime() + lifeMs);

/** Whether something with this lifetime and this end is valid now. */
export const isAlive = (endsAt: Date, lifeMs: number, now: Date): boolean =>
  endsAt > now && endsAt <= latestEnd(now, lifeMs);

export const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);
