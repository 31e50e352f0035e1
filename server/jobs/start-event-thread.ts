import { Worker as Thread } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Metrics } from '../http/metrics.ts';
import type { EventLog } from '../services/platform/public.ts';
import { eventBudget, type EventRates } from './event-budget.ts';
import type { EventOrder, EventReply, EventItem, EventThreadData } from './event-thread.ts';
import type { Worker } from './worker.ts';

export interface EventThreadParts extends EventThreadData {
  readonly rates: EventRates;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Events beyond this number on their way to the table are dropped here. */
const maxWaiting = 40_000;
/** Events are sent to the thread in batches: waking it for each beacon costs more than parsing it. */
const everyMs = 100;
/** The TypeScript module in the repository; in the build a file beside the main one. */
const module = new URL(
  import.meta.url.endsWith('.ts') ? './event-thread.ts' : './event-thread.mjs',
  import.meta.url,
);

/**
 * Events are parsed, masked and written on their own thread, so that a flood of them hardly slows requests down.
 * The thread starts with the first event. When it crashes its events are lost; the next event starts another one.
 */
export function startEventThread({ rates, metrics, log, ...data }: EventThreadParts): EventLog & Worker {
  const counts = { accepted: 0, stored: 0, dropped: 0, lost: 0, refused: 0 };
  let thread: Thread | undefined;
  let pending: EventItem[] = [];
  let stopped = (): void => undefined;
  const waiting = (): number =>
    counts.accepted - counts.stored - counts.dropped - counts.lost - counts.refused;
  const count = (outcome: keyof typeof counts, events: number): void => {
    counts[outcome] += events;
    metrics.events(outcome, events);
  };
  const onReply = (reply: EventReply): void => {
    if ('stopped' in reply) stopped();
    else if ('warning' in reply) log.warn(reply.warning, reply.message);
    else count(reply.outcome as keyof typeof counts, reply.events);
  };
  const begin = (): Thread => {
    const started = new Thread(module, { workerData: data satisfies EventThreadData });
    started.on('message', onReply);
    started.on('error', (error) => log.error({ err: error }, 'the events thread broke'));
    started.on('exit', () => {
      if (thread === started) thread = undefined;
      pending = [];
      if (waiting() > 0) count('lost', waiting());
      stopped();
    });
    started.unref();
    return started;
  };
  const flush = (): void => {
    if (pending.length === 0) return;
    thread ??= begin();
    thread.postMessage({ items: pending } satisfies EventOrder);
    pending = [];
  };
  const isInBudget = eventBudget(rates);
  const add = (item: EventItem, ip: string, events: number, chars: number): void => {
    count('accepted', events);
    if (waiting() > maxWaiting || !isInBudget(ip, events, chars)) return count('dropped', events);
    if (pending.push(item) === 1) setTimeout(flush, everyMs).unref();
  };

  return {
    accept: (rows, ip) => add({ rows }, ip, rows.length, rows.join('').length),
    acceptBeacon: (beacon, ip) => add({ beacon }, ip, beacon.records, beacon.text.length),
    counts: () => ({ ...counts, waiting: waiting() }),
    async stop() {
      flush();
      if (!thread) return;
      const end = new Promise<void>((resolve) => (stopped = resolve));
      thread.postMessage({ stop: true } satisfies EventOrder);
      await end;
      await thread?.terminate();
    },
  };
}
