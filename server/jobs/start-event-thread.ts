import { Worker as Thread } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Metrics } from '../http/metrics.ts';
import type { EventLog } from '../services/common/public.ts';
import type { EventOrder, EventReply, EventThreadData, Told } from './event-thread.ts';
import type { Worker } from './worker.ts';

export interface EventThreadParts {
  readonly databaseUrl: string;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** So many events may be under way to the thread and its queue; whatever comes beyond is dropped here. */
const mostWaiting = 40_000;
/** What came meanwhile goes over together: a thread that is woken for each beacon costs more than what it reads. */
const everyMs = 100;
/** In the repository a thread is a module like any other; the built server has it beside its main file. */
const module = new URL(
  import.meta.url.endsWith('.ts') ? './event-thread.ts' : './event-thread.mjs',
  import.meta.url,
);

/**
 * Events are read, masked and written on a thread of their own: a flood of them costs whoever waits for a page next to nothing.
 * The thread begins with the first event. One that dies takes what it held with it; the next event begins another.
 */
export function startEventThread({ databaseUrl, metrics, log }: EventThreadParts): EventLog & Worker {
  const counts = { accepted: 0, stored: 0, dropped: 0, lost: 0, refused: 0 };
  let thread: Thread | undefined;
  let gathered: Told[] = [];
  let stopped = (): void => undefined;
  const waiting = (): number =>
    counts.accepted - counts.stored - counts.dropped - counts.lost - counts.refused;
  const count = (outcome: keyof typeof counts, events: number): void => {
    counts[outcome] += events;
    metrics.events(outcome, events);
  };
  const hear = (reply: EventReply): void => {
    if ('stopped' in reply) stopped();
    else if ('warning' in reply) log.warn(reply.warning, reply.message);
    else count(reply.outcome as keyof typeof counts, reply.events);
  };
  const begin = (): Thread => {
    const begun = new Thread(module, { workerData: { databaseUrl } satisfies EventThreadData });
    begun.on('message', hear);
    begun.on('error', (error) => log.error({ err: error }, 'the events thread broke'));
    begun.on('exit', () => {
      if (thread === begun) thread = undefined;
      gathered = [];
      if (waiting() > 0) count('lost', waiting());
      stopped();
    });
    begun.unref();
    return begun;
  };
  const handOver = (): void => {
    if (gathered.length === 0) return;
    thread ??= begin();
    thread.postMessage({ told: gathered } satisfies EventOrder);
    gathered = [];
  };
  const take = (told: Told, events: number): void => {
    count('accepted', events);
    if (waiting() > mostWaiting) return count('dropped', events);
    if (gathered.push(told) === 1) setTimeout(handOver, everyMs).unref();
  };

  return {
    accept: (lines) => take({ lines }, lines.length),
    acceptBeacon: (beacon) => take({ beacon }, beacon.records),
    counts: () => ({ ...counts, waiting: waiting() }),
    async stop() {
      handOver();
      if (!thread) return;
      const end = new Promise<void>((resolve) => (stopped = resolve));
      thread.postMessage({ stop: true } satisfies EventOrder);
      await end;
      await thread?.terminate();
    },
  };
}
