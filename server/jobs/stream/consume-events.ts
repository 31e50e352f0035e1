import { setTimeout as sleep } from 'node:timers/promises';
import type { JsMsg } from '@nats-io/jetstream';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db, Tx } from '../../db/database.ts';
import { isDataError } from '../../db/sql-state.ts';
import { isMissingDay, makeEventDays, storeEvents } from '../../services/platform/public.ts';
import type { EventSpace } from '../event-space.ts';
import { openEventStream, type EventStream } from './event-stream.ts';

interface ConsumeParts {
  readonly url: string;
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  readonly space?: EventSpace;
  readonly stopped: AbortSignal;
}

/** Messages of one transaction, 2,000 lines. */
const atOnce = 20;
/** A shorter wait is taken for a lost connection when the process is busy. */
const waitMs = 10_000;
const retryMs = 1_000;
/** JetStream's header of a message's id. */
const idHeader = 'Nats-Msg-Id';

interface Received {
  readonly id: string;
  readonly rows: readonly string[];
  readonly message: JsMsg;
}

/**
 * Writes events from the stream into the partitions until it is stopped; returns how many. The ids of messages are stored with their rows in one transaction, before
 * they are acknowledged, so whatever ends in between, each message is stored once.
 */
export async function consumeEvents(parts: ConsumeParts): Promise<number> {
  const { url, log, stopped } = parts;
  let stored = 0;
  while (!stopped.aborted) {
    let stream: EventStream | undefined;
    try {
      stream = await openEventStream(url, stopped);
      const consumer = await stream.consumer();
      while (!stopped.aborted) {
        const messages = await consumer.fetch({ max_messages: atOnce, expires: waitMs });
        const stop = () => messages.stop();
        stopped.addEventListener('abort', stop);
        let received: Received[] = [];
        for await (const message of messages) {
          received.push(asReceived(message));
          // Waits for more only where there is more.
          if (message.info.pending > 0 && received.length < atOnce) continue;
          stored += await storeReceived(parts, received);
          received = [];
        }
        stored += await storeReceived(parts, received);
        stopped.removeEventListener('abort', stop);
      }
    } catch (error) {
      if (!stopped.aborted) {
        log.warn({ err: error }, 'events are not consumed; it is tried again');
        await sleep(retryMs, undefined, { signal: stopped }).catch(() => undefined); // stopped
      }
    } finally {
      await stream?.close().catch(() => undefined); // it may be broken
    }
  }
  return stored;
}

const asReceived = (message: JsMsg): Received => ({
  id: message.headers?.get(idHeader) ?? `sequence-${message.seq}`,
  rows: message.string().split('\n'),
  message,
});

async function storeReceived(parts: ConsumeParts, received: readonly Received[]): Promise<number> {
  if (received.length === 0) return 0;
  const stored = await storeOnce(parts, received);
  for (const { message } of received) message.ack();
  return stored;
}

/** A message that the database cannot take is left out, so that it does not hold up the others. */
async function storeOnce(parts: ConsumeParts, received: readonly Received[]): Promise<number> {
  const { db, log, space } = parts;
  const rows = received.flatMap((each) => each.rows);
  if (space && !(await space(rows))) return 0;
  try {
    return await db.transaction().execute((tx) => store(tx, received));
  } catch (error) {
    if (isMissingDay(error)) {
      await makeEventDays(
        db,
        rows.map((row) => new Date((JSON.parse(row) as { at: string }).at)),
      );
      return db.transaction().execute((tx) => store(tx, received));
    }
    if (!isDataError(error)) throw error;
    if (received.length === 1) {
      log.warn({ err: error, events: rows.length }, 'events were lost');
      return 0;
    }
    let stored = 0;
    for (const each of received) stored += await storeOnce(parts, [each]);
    return stored;
  }
}

async function store(tx: Tx, received: readonly Received[]): Promise<number> {
  const { rows: fresh } = await sql<{ message_id: string }>`
    insert into event_messages (message_id, stored_at) select distinct id, now() from unnest(${received.map(({ id }) => id)}::text[]) as m(id)
    on conflict do nothing returning message_id`.execute(tx);
  const ids = new Set(fresh.map(({ message_id }) => message_id));
  const rows: string[] = [];
  // The same id may be in the list twice.
  for (const { id, rows: lines } of received) if (ids.delete(id)) rows.push(...lines);
  if (rows.length > 0) await storeEvents(tx, rows);
  return rows.length;
}
