/** Runs work with at most `most` at a time; the rest waits in the order of arrival. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * For work that holds a connection through many statements: without turns a rush takes every connection of the pool, and each request
 * then waits for the database beyond the budget of its call. Waiting for a turn is no waiting for the database.
 */
export function takeTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The turn goes to the next one, so that a newcomer does not overtake it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
