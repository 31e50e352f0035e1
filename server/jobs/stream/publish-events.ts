import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Metrics } from '../../http/metrics.ts';
import { eventQueue, type QueueLimits } from '../../services/platform/public.ts';
import { WakeSignal } from '../wake-signal.ts';
import type { EventWriter } from '../write-events.ts';
import { eventSpool } from './event-spool.ts';
import { openEventStream, type EventMessage, type EventStream } from './event-stream.ts';

interface PublishParts {
  /** nats://user:password@host:port */
  readonly url: string;
  readonly spoolFolder: string;
  readonly metrics: Pick<Metrics, 'events'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly spoolBytes?: number;
}

const room: QueueLimits = { maxEvents: 20_000, maxChars: 16_000_000 };
/** One acknowledgement for so many lines: 18 times the events of one message each. */
const batch: QueueLimits = { maxEvents: 100, maxChars: 500_000 };
const everyMs = 200;
const idleMs = 60_000;
const maxInFlight = 32;
const defaultSpoolBytes = 256_000_000;
/** After a message without an acknowledgement the next ones go to the spool at once, for so long. */
const pauseMs = 1_000;
/** How often what was spooled, by this process or one that ended, is sent again. */
const resendMs = 1_000;

/**
 * Sends events to a stream in batches. What it does not acknowledge is kept in files and sent again under the same id, so it is stored
 * once. An event counts as stored when the stream or the spool has it; beyond the spool's size it is dropped.
 */
export function startPublishingEvents({
  url,
  spoolFolder,
  metrics,
  log,
  spoolBytes = defaultSpoolBytes,
}: PublishParts): EventWriter {
  const queue = eventQueue(room);
  const spool = eventSpool(spoolFolder, spoolBytes);
  const producer = randomUUID();
  const halt = new AbortController();
  const [first, full] = [new WakeSignal(), new WakeSignal()];
  const counts = { accepted: 0, stored: 0, dropped: 0, lost: 0 };
  const inFlight = new Set<Promise<void>>();
  let stream: EventStream | undefined;
  let pausedUntil = -Infinity;
  let sent = 0;
  let inMessages = 0;

  const count = (outcome: keyof typeof counts, events: number): void => {
    counts[outcome] += events;
    metrics.events(outcome, events);
  };
  const publish = async (message: EventMessage): Promise<boolean> => {
    if (!stream || performance.now() < pausedUntil) return false;
    try {
      await stream.publish(message);
      return true;
    } catch (error) {
      if (performance.now() >= pausedUntil) log.warn({ err: error }, 'events are spooled');
      pausedUntil = performance.now() + pauseMs;
      return false;
    }
  };
  const send = async (message: EventMessage): Promise<void> => {
    const isStored = (await publish(message)) || (await spooled(message));
    inMessages -= message.rows.length;
    count(isStored ? 'stored' : 'dropped', message.rows.length);
  };
  const spooled = (message: EventMessage): Promise<boolean> =>
    spool.put(message).catch((error: unknown) => {
      log.warn({ err: error, events: message.rows.length }, 'events could not be spooled');
      return false;
    });
  const begin = (rows: readonly string[]): void => {
    inMessages += rows.length;
    const sending = send({ id: `${producer}-${(sent += 1)}`, rows });
    inFlight.add(sending);
    void sending.finally(() => inFlight.delete(sending));
  };

  const connecting = (async () => {
    while (!halt.signal.aborted && !stream)
      try {
        stream = await openEventStream(url, halt.signal);
      } catch (error) {
        if (halt.signal.aborted) return;
        log.warn({ err: error }, 'the stream of events cannot be used');
        await sleep(resendMs, undefined, { signal: halt.signal }).catch(() => undefined); // stopped
      }
  })();
  const rounds = (async () => {
    while (!halt.signal.aborted) {
      if (queue.size === 0) await first.wait(idleMs);
      if (!halt.signal.aborted && queue.size < batch.maxEvents) await full.wait(everyMs);
      const rows = queue.take(batch);
      if (rows.length > 0) begin(rows);
      if (inFlight.size >= maxInFlight) await Promise.race(inFlight);
    }
    while (queue.size > 0) {
      begin(queue.take(batch));
      if (inFlight.size >= maxInFlight) await Promise.race(inFlight);
    }
    await Promise.all(inFlight);
  })();
  const resending = (async () => {
    while (!halt.signal.aborted) {
      for (const id of await spool.ids()) {
        if (halt.signal.aborted) break;
        const message = await spool.read(id);
        if (message && !(await publish(message))) break;
        await spool.remove(id);
      }
      await sleep(resendMs, undefined, { signal: halt.signal }).catch(() => undefined); // stopped
    }
  })();

  return {
    accept(rows) {
      const wasEmpty = queue.size === 0;
      let dropped = 0;
      for (const row of rows) dropped += queue.put(row);
      count('accepted', rows.length);
      if (dropped > 0) count('dropped', dropped);
      if (wasEmpty) first.wake();
      if (queue.size >= batch.maxEvents) full.wake();
    },
    counts: () => ({ ...counts, waiting: queue.size + inMessages }),
    async stop() {
      halt.abort();
      for (const signal of [first, full]) signal.wake();
      await Promise.all([connecting, rounds, resending]);
      await stream?.close();
    },
  };
}
