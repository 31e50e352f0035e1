import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDataError } from './sql-state.ts';
import { withWaitBudget } from './wait-budget.ts';

/** Turns of the event loop between two batches. What is already being received joins the next one: fewer, larger batches cost less. */
const turnsBetweenBatches = 2;
const defaultMaxHoldMs = 400;

interface Queue<Item, Result> {
  waiting: Waiting<Item, Result>[];
  running: boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly since: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export interface CoalesceOptions<Item, Result> {
  readonly maxBatch: number;
  /** An item that arrives while so many wait for its key is rejected at once. */
  readonly maxQueue: number;
  /** An item that has waited longer is rejected instead of being run late. */
  readonly maxWaitMs: number;
  /** A batch holds its queue for so long; then the next one runs beside it, so that one unanswered query does not stop all others. */
  readonly maxHoldMs?: number | undefined;
  /** Whether a failed batch runs again in halves, so that one bad item fails alone; by default after an error of its data. */
  readonly splitsAfter?: ((error: unknown) => boolean) | undefined;
  /** Returns one result for each item, in their order. */
  run(key: string, items: readonly Item[]): Promise<readonly Result[]>;
  /** The error a rejected item gets. */
  onOverload(): Error;
}

/**
 * Runs items with the same key in batches: those that arrive while a batch runs form the next one. There is no timer, so
 * a single item runs at once. One queue per key, in the order of arrival. A batch has the wait budget of one call.
 */
export function coalesce<Item, Result>({
  maxBatch,
  maxQueue,
  maxWaitMs,
  maxHoldMs = defaultMaxHoldMs,
  splitsAfter = isDataError,
  run,
  onOverload,
}: CoalesceOptions<Item, Result>): (key: string, item: Item) => Promise<Result> {
  const queues = new Map<string, Queue<Item, Result>>();

  const drain = async (key: string, queue: Queue<Item, Result>): Promise<void> => {
    while (queue.waiting.length > 0) {
      const now = performance.now();
      const batch: Waiting<Item, Result>[] = [];
      for (const each of queue.waiting.splice(0, maxBatch)) {
        if (now - each.since > maxWaitMs) each.reject(onOverload());
        else batch.push(each);
      }
      if (batch.length > 0)
        await atMost(
          maxHoldMs,
          withWaitBudget(() => settle(batch, (items) => run(key, items), splitsAfter)),
        );
      for (let turn = 0; turn < turnsBetweenBatches && queue.waiting.length > 0; turn += 1) await nextTurn();
    }
    queues.delete(key);
  };

  return (key, item) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key) ?? { waiting: [], running: false };
      queues.set(key, queue);
      if (queue.waiting.length >= maxQueue) {
        reject(onOverload());
        return;
      }
      queue.waiting.push({ item, since: performance.now(), resolve, reject });
      if (queue.running) return;
      queue.running = true;
      // After this turn of the event loop, so that what arrived in it forms one batch.
      setImmediate(() => void drain(key, queue));
    });
}

/** Runs a batch, and its halves separately if it fails because of one of its items. */
async function settle<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  splitsAfter: (error: unknown) => boolean,
): Promise<void> {
  try {
    const results = await run(batch.map(({ item }) => item));
    batch.forEach(({ resolve, reject }, at) => {
      const result = results[at];
      if (result === undefined) reject(new Error('a batch left one of its items without a result'));
      else resolve(result);
    });
  } catch (error) {
    if (batch.length === 1 || !splitsAfter(error)) {
      for (const { reject } of batch) reject(error);
      return;
    }
    const half = batch.length >> 1;
    await settle(batch.slice(0, half), run, splitsAfter);
    await settle(batch.slice(half), run, splitsAfter);
  }
}

/** Resolves with the work, or before it when the time is over. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const timeUp = Promise.withResolvers<void>();
  const timer = setTimeout(timeUp.resolve, ms);
  await Promise.race([work, timeUp.promise]);
  clearTimeout(timer);
}
