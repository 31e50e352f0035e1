/** The levels an audience may have (§6), 0 for guests and non-members. */
export const audienceLevels = [0, 1, 2, 3, 4] as const;
const anywhere = '0';

/** The name of an audience: the subscribers in a city with a level. */
export const audienceOf = (city: string | undefined, level: number): string =>
  `${city ?? anywhere}.${Math.min(Math.max(level, 0), 4)}`;
