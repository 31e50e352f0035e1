import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { relay } from './relay.ts';
import { spawnWorker, type Worker } from './spawn-worker.ts';

/** A worker that ended sooner than this is replaced only after a pause. */
const shortLifeMs = 5_000;
const pauseMs = 1_000;

export interface WorkersSettings {
  /** The main module. */
  readonly module: string;
  readonly count: number;
  /** Settings of all workers, over the environment of this process. */
  readonly env: Readonly<Record<string, string>>;
  readonly log: Pick<Logger, 'warn'>;
}

export interface Workers {
  readonly origin: string;
  /** Drains all of them and resolves when they have ended. */
  stop(): Promise<void>;
}

/** A worker did not start, and has printed why. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';
}

/** Starts the processes that serve, passes questions between them, and replaces one that ends. */
export async function startWorkers({ module, count, env, log }: WorkersSettings): Promise<Workers> {
  const serving = new Set<Worker>();
  const running = new Set<Worker>();
  const questions = relay<Worker>(() => [...serving]);
  let stopping = false;

  const spawn = (place: number): Worker => {
    // The first one alone looks after the demo data.
    const settings = place === 0 ? env : { ...env, DEMO_DATA: '0' };
    const worker = spawnWorker({ module, env: settings, receive: questions.receive });
    running.add(worker);
    void worker.ready.then((origin) => origin !== undefined && serving.add(worker));
    void worker.ended.then(() => {
      running.delete(worker);
      serving.delete(worker);
      questions.forget(worker);
    });
    return worker;
  };
  const keep = async (place: number, first: Worker): Promise<void> => {
    for (let worker = first; ;) {
      const began = performance.now();
      const end = await worker.ended;
      if (stopping) return;
      log.warn({ pid: worker.pid, ...end }, 'a process ended and is started again');
      if (performance.now() - began < shortLifeMs) await sleep(pauseMs);
      if (stopping) return;
      worker = spawn(place);
    }
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    const last = [...running];
    for (const worker of last) worker.terminate();
    await Promise.all(last.map(({ ended }) => ended));
  };
  const isReady = async (worker: Worker): Promise<string> => {
    const origin = await worker.ready;
    if (origin === undefined) throw new WorkerFailed('a process did not start');
    return origin;
  };

  try {
    const first = spawn(0);
    const origin = await isReady(first); // it has migrated the database and loaded the demo data
    const others = Array.from({ length: count - 1 }, (_, at) => spawn(at + 1));
    await Promise.all(others.map(isReady));
    for (const [place, worker] of [first, ...others].entries()) void keep(place, worker);
    return { origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
