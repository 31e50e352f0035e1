import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadResult } from './load-order.ts';
import { spawnBeside } from './spawn-beside.ts';

const loadProcess = fileURLToPath(new URL('load-process.ts', import.meta.url));

/** A process that sends requests, one order after the other; its lines stay open between them. */
export interface Loader {
  load(order: LoadOrder): Promise<LoadResult>;
  stop(): Promise<void>;
}

export function startLoader(): Loader {
  const beside = spawnBeside(loadProcess);
  return {
    async load(order) {
      if (new URL(order.origin).hostname !== '127.0.0.1') throw new Error('load goes to this machine only');
      if (order.givesWay) setPriority(beside.pid, 15);
      const answered = once(beside.process, 'message');
      beside.process.send(order);
      const [result] = (await answered) as [LoadResult];
      return result;
    },
    stop: beside.stop,
  };
}

/** Sends the requests from a process of its own, so that making them does not count as answering them. */
export async function load(order: LoadOrder): Promise<LoadResult> {
  const loader = startLoader();
  try {
    return await loader.load(order);
  } finally {
    await loader.stop();
  }
}
