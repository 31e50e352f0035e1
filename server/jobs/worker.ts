import type { Logger } from 'pino';
import type { Nudge } from './nudge.ts';

export interface Worker {
  stop(): Promise<void>;
}

export interface Work {
  readonly name: string;
  /** Does what is due and says how much it did; the rows it works on are the queue, so a restart loses nothing. */
  run(): Promise<number>;
  readonly nudge: Nudge;
  readonly everyMs: number;
}

/** Runs the work whenever it is nudged, and looks by itself every so often. A failing round is logged, never the end. */
export function startWorker({ name, run, nudge, everyMs }: Work, log: Logger): Worker {
  let stopping = false;
  const rounds = (async () => {
    while (!stopping) {
      const done = await run().catch((error: unknown) => {
        log.error({ err: error, job: name }, 'job failed');
        return 0;
      });
      if (done === 0 && !stopping) await nudge.wait(everyMs);
    }
  })();
  return {
    async stop() {
      stopping = true;
      nudge.ring();
      await rounds;
    },
  };
}
