import type { Logger } from 'pino';
import type { Metrics } from '../http/metrics.ts';
import type { Work } from './service-jobs.ts';
import { WakeSignal } from './wake-signal.ts';

export interface Worker {
  stop(): Promise<void>;
}

export interface JobWorker extends Worker {
  /** Starts the next round at once. */
  wake(): void;
}

/** Runs the work when it is signalled, and by itself every so often. A failed round is logged; the next one follows. */
export function startWorker(
  { name, run, everyMs, signal = new WakeSignal(), afterStop }: Work,
  log: Logger,
  metrics?: Pick<Metrics, 'job'>,
): JobWorker {
  let stopping = false;
  const rounds = (async () => {
    while (!stopping) {
      const startedAt = performance.now();
      const ended = (outcome: 'done' | 'failed') =>
        metrics?.job(name, outcome, (performance.now() - startedAt) / 1_000);
      const done = await run().then(
        (count) => {
          ended('done');
          return count;
        },
        (error: unknown) => {
          ended('failed');
          log.error({ err: error, job: name }, 'job failed');
          return 0;
        },
      );
      if (done === 0 && !stopping) await signal.wait(everyMs);
    }
  })();
  return {
    wake: () => signal.notify(),
    async stop() {
      stopping = true;
      signal.notify();
      await rounds;
      await afterStop?.();
    },
  };
}
