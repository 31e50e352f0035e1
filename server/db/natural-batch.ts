import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many turns of the event loop are between two batches: who is on the wire already goes with the next, and fewer, larger ones cost less. */
const turnsBetween = 2;

/** What waits in front of one thing. */
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

export interface BatchRules<Item, Result> {
  /** So many go together at most. */
  readonly most: number;
  /** So many may wait for one key; the next is turned away at once. */
  readonly longest: number;
  /** Who has waited this long is turned away instead of being served late. */
  readonly patienceMs: number;
  /** One result for each item, in their order. */
  run(key: string, items: readonly Item[]): Promise<readonly Result[]>;
  /** What whoever is turned away gets. */
  turnedAway(): Error;
}

/**
 * Gathers what arrives while the last batch is under way: no timer, so one alone goes at once and a crowd goes together.
 * One queue per key, served in the order of arrival.
 */
export function naturalBatch<Item, Result>({
  most,
  longest,
  patienceMs,
  run,
  turnedAway,
}: BatchRules<Item, Result>): (key: string, item: Item) => Promise<Result> {
  const queues = new Map<string, Queue<Item, Result>>();

  const serve = async (key: string, queue: Queue<Item, Result>): Promise<void> => {
    while (queue.waiting.length > 0) {
      const now = performance.now();
      const batch: Waiting<Item, Result>[] = [];
      for (const each of queue.waiting.splice(0, most)) {
        if (now - each.since > patienceMs) each.reject(turnedAway());
        else batch.push(each);
      }
      if (batch.length > 0) await settle(batch, (items) => run(key, items));
      for (let turn = 0; turn < turnsBetween && queue.waiting.length > 0; turn += 1) await nextTurn();
    }
    queues.delete(key);
  };

  return (key, item) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key) ?? { waiting: [], running: false };
      queues.set(key, queue);
      if (queue.waiting.length >= longest) {
        reject(turnedAway());
        return;
      }
      queue.waiting.push({ item, since: performance.now(), resolve, reject });
      if (queue.running) return;
      queue.running = true;
      // After this turn of the event loop, so that what arrived in it goes together.
      setImmediate(() => void serve(key, queue));
    });
}

/** Runs a batch; when it fails for what stands in it, the halves are tried apart, so that nobody fails for a stranger. */
async function settle<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): Promise<void> {
  try {
    const results = await run(batch.map(({ item }) => item));
    batch.forEach(({ resolve, reject }, at) => {
      const result = results[at];
      if (result === undefined) reject(new Error('a batch left one of its items without a result'));
      else resolve(result);
    });
  } catch (error) {
    if (batch.length === 1 || !isAboutData(error)) {
      for (const { reject } of batch) reject(error);
      return;
    }
    const half = batch.length >> 1;
    await settle(batch.slice(0, half), run);
    await settle(batch.slice(half), run);
  }
}

/** SQLSTATE classes 22 and 23: a value or a constraint. Everything else would meet the halves as well. */
const isAboutData = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code);
