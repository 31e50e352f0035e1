/** Clocks of two instances differ by less. */
const toleratedMs = 60_000;

/** Whatever was issued later than this was issued before the clock was set back. */
export const latestIssue = (now: Date): Date => new Date(now.getTime() + toleratedMs);

/** The latest end anything issued until now can have; an end beyond it stands for a life that a clock set back would lengthen. */
export const latestEnd = (now: Date, lifeMs: number): Date => new Date(latestIssue(now).getTime() + lifeMs);

/** Whether something of this life that ends then lives now. */
export const isAlive = (endsAt: Date, lifeMs: number, now: Date): boolean =>
  endsAt > now && endsAt <= latestEnd(now, lifeMs);
