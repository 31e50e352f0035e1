import type { Logger } from 'pino';
import { sql } from 'kysely';
import { isReachable, type Db } from '../db/database.ts';
import type { Metrics } from '../http/metrics.ts';
import {
  eventQueue,
  isMissingDay,
  makeEventDays,
  storeEvents,
  type EventCounts,
  type QueueLimits,
} from '../services/platform/public.ts';
import type { EventSpace } from './event-space.ts';
import { WakeSignal } from './wake-signal.ts';
import type { Worker } from './worker.ts';

export interface WriteEventsParts {
  readonly db: Db;
  readonly metrics: Pick<Metrics, 'events'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly room?: QueueLimits;
  /** Whether there is space for a batch. */
  readonly space?: EventSpace;
}

const defaultRoom: QueueLimits = { maxEvents: 20_000, maxChars: 16_000_000 };
/** Small enough that writing one hardly delays reads on the same processors. */
const batch: QueueLimits = { maxEvents: 100, maxChars: 1_000_000 };
const everyMs = 200;
const idleMs = 60_000;
const unreachableRetryMs = 1_000;

export interface EventWriter extends Worker {
  accept(rows: readonly string[]): void;
  counts(): Omit<EventCounts, 'refused'>;
}

/** Writes events in batches, one at a time, over one connection. */
export function startWritingEvents({
  db,
  metrics,
  log,
  room = defaultRoom,
  space = async () => true,
}: WriteEventsParts): EventWriter {
  const queue = eventQueue(room);
  const [first, full, halt] = [new WakeSignal(), new WakeSignal(), new WakeSignal()];
  const counts = { accepted: 0, stored: 0, dropped: 0, lost: 0 };
  let stopping = false;
  const count = (outcome: keyof typeof counts, events: number): void => {
    counts[outcome] += events;
    metrics.events(outcome, events);
  };
  const lose = (events: number, error: unknown): void => {
    count('lost', events);
    log.warn({ err: error, events }, 'events were lost');
  };

  /** False when the batch is lost. No retry: it may have been written after all. Without space it is dropped. */
  const write = async (rows: readonly string[]): Promise<boolean> => {
    try {
      const hasRoom = await space(rows);
      if (hasRoom) await storeWithPartitions(db, rows);
      count(hasRoom ? 'stored' : 'dropped', rows.length);
      return true;
    } catch (error) {
      lose(rows.length, error);
      return false;
    }
  };

  const rounds = (async () => {
    while (!stopping) {
      if (queue.size === 0) await first.wait(idleMs);
      if (!stopping && queue.size < batch.maxEvents) await full.wait(everyMs);
      const rows = queue.take(batch);
      if (rows.length === 0 || (await write(rows))) continue;
      while (!stopping && !(await isReachable(db))) await halt.wait(unreachableRetryMs);
    }
    while (queue.size > 0) if (!(await write(queue.take(batch)))) break;
    const left = queue.take(room).length;
    if (left > 0) lose(left, new Error('the database was away at the end'));
  })();

  return {
    accept(rows) {
      const wasEmpty = queue.size === 0;
      let dropped = 0;
      for (const row of rows) dropped += queue.put(row);
      count('accepted', rows.length);
      if (dropped > 0) count('dropped', dropped);
      if (wasEmpty) first.notify();
      if (queue.size >= batch.maxEvents) full.notify();
    },
    counts: () => ({ ...counts, waiting: queue.size }),
    async stop() {
      stopping = true;
      for (const signal of [first, full, halt]) signal.notify();
      await rounds;
    },
  };
}

/** Partitions are created ahead; after a moved clock or at the first start the missing ones are created here. */
async function storeWithPartitions(db: Db, rows: readonly string[]): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      // The last moment's events are lost when the machine loses power.
      await sql`set local synchronous_commit = off`.execute(tx);
      await storeEvents(tx, rows);
    });
  } catch (error) {
    if (!isMissingDay(error)) throw error;
    await makeEventDays(
      db,
      rows.map((row) => new Date((JSON.parse(row) as { at: string }).at)),
    );
    await storeEvents(db, rows);
  }
}
