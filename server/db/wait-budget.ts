import { AsyncLocalStorage } from 'node:async_hooks';

/** The database did not answer in time. The statement may still have been executed. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout';
}

/** Counts the time in which a query or a connection is awaited; time spent elsewhere, e.g. in an upstream, is not counted. */
class WaitBudget {
  #spentMs = 0;
  #awaited = 0;
  #since = 0;

  begin(): void {
    this.#awaited += 1;
    if (this.#awaited === 1) this.#since = performance.now();
  }

  end(): void {
    this.#awaited -= 1;
    if (this.#awaited === 0) this.#spentMs += performance.now() - this.#since;
  }

  spentMs(): number {
    return this.#spentMs + (this.#awaited > 0 ? performance.now() - this.#since : 0);
  }
}

const budgets = new AsyncLocalStorage<WaitBudget | undefined>();

/** Work that waits for the database as long as a call may in all, however many queries it makes. */
export const withWaitBudget = <Result>(work: () => Result): Result => budgets.run(new WaitBudget(), work);

/** Work that goes on after its call was answered: only each query is limited. */
export const withoutWaitBudget = <Result>(work: () => Result): Result => budgets.run(undefined, work);

export interface WaitLimits {
  readonly maxMs: number;
  /** For all that work with a budget awaits. */
  readonly maxBudgetMs?: number;
}

/** Awaits an answer within the limits; `abandon` is called with the milliseconds waited. */
export function limitedWait<Result>(
  { maxMs, maxBudgetMs = Infinity }: WaitLimits,
  query: () => Promise<Result>,
  abandon: (waitedMs: number) => void,
): Promise<Result> {
  const budget = budgets.getStore();
  const limitMs = Math.min(maxMs, budget ? maxBudgetMs - budget.spentMs() : Infinity);
  if (limitMs <= 0)
    return Promise.reject(new DatabaseTimeout('the call has waited too long for the database'));
  if (limitMs === Infinity) return query();
  return new Promise((resolve, reject) => {
    let isSettled = false;
    const settle = (act: () => void): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      budget?.end();
      act();
    };
    const giveUp = (): void =>
      settle(() => {
        abandon(limitMs);
        reject(new DatabaseTimeout(`the database did not answer within ${Math.round(limitMs)} ms`));
      });
    budget?.begin();
    // Timers run before sockets are read: after a blocked event loop the answer may be there already.
    const timer = setTimeout(() => setImmediate(giveUp), limitMs);
    query().then(
      (result) => settle(() => resolve(result)),
      (error: unknown) => settle(() => reject(error instanceof Error ? error : new Error(String(error)))),
    );
  });
}
