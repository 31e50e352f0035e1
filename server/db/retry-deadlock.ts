import { isDeadlock } from './sql-state.ts';

const maxTries = 4;

/** Runs a transaction again that the database ended because of a deadlock; for those that touch rows in no agreed order. */
export async function retryDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === maxTries || !isDeadlock(error)) throw error;
    }
  }
}
