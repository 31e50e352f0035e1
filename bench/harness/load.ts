import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { LoadPlan, LoadResult } from './load-plan.ts';
import { spawnProcess } from './spawn-process.ts';

const loadProcess = fileURLToPath(new URL('load-process.ts', import.meta.url));

/** A process that sends requests, one plan after the other; its connections stay open in between. */
export interface Loader {
  load(plan: LoadPlan): Promise<LoadResult>;
  stop(): Promise<void>;
}

export function startLoader(): Loader {
  const spawned = spawnProcess(loadProcess);
  return {
    async load(plan) {
      if (new URL(plan.origin).hostname !== '127.0.0.1') throw new Error('load goes to this machine only');
      if (plan.lowPriority) setPriority(spawned.pid, 15);
      const answered = once(spawned.process, 'message');
      spawned.process.send(plan);
      const [result] = (await answered) as [LoadResult];
      return result;
    },
    stop: spawned.stop,
  };
}

/** Sends the requests from a process of its own, so that its CPU time does not count for the server. */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const loader = startLoader();
  try {
    return await loader.load(plan);
  } finally {
    await loader.stop();
  }
}
