import type { OnEnded } from './job-rounds.ts';
import type { Work } from './service-jobs.ts';
import { WakeSignal } from './wake-signal.ts';

export interface Worker {
  stop(): Promise<void>;
}

export interface JobWorker extends Worker {
  /** Starts the next round at once. */
  wake(): void;
}

/** The waits of several processes differ, so that they do not all ask the database at once. */
const minShare = 0.8;

/** Runs the work when it is signalled, and by itself every so often. After a failed round the next one follows. */
export function startWorker(
  { name, run, everyMs, signal = new WakeSignal(), afterStop }: Work,
  onEnded: OnEnded,
): JobWorker {
  let stopping = false;
  const rounds = (async () => {
    while (!stopping) {
      const startedAt = performance.now();
      const ended = (error?: unknown) =>
        onEnded({ kind: 'work', job: name, ms: performance.now() - startedAt, error });
      const done = await run().then(
        (count) => {
          ended();
          return count;
        },
        (error: unknown) => {
          ended(error ?? new Error('no reason'));
          return 0;
        },
      );
      if (done === 0 && !stopping) await signal.wait(everyMs * (minShare + Math.random() * (1 - minShare)));
    }
  })();
  return {
    wake: () => signal.wake(),
    async stop() {
      stopping = true;
      signal.wake();
      await rounds;
      await afterStop?.();
    },
  };
}
