import { readdirSync, readFileSync } from 'node:fs';
import type { Product } from '../harness/start-product.ts';

/** Longer than the cache time of a document. */
const pauseMs = 3_100;
/** Compiles the renderer, and compresses an unchanged document thoroughly once. */
const warmUps = 4;
const rounds = 12;

/** CPU time of the server, all threads, for each document when it is in no cache: its calls, rendering and compression. */
export async function documentCpu({ pid }: Product, urls: readonly string[]): Promise<readonly number[]> {
  const used = urls.map(() => 0);
  for (let round = -warmUps; round < rounds; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    for (const [at, url] of urls.entries()) {
      const before = cpuOfThreads(pid);
      await (await fetch(url)).arrayBuffer();
      if (round >= 0) used[at] = (used[at] ?? 0) + cpuOfThreads(pid) - before;
    }
  }
  return used.map((ms) => ms / rounds);
}

/** CPU time of the process's threads in milliseconds, counted in nanoseconds: the ticks of /proc/pid/stat are longer than a document takes. */
const cpuOfThreads = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [ranNs] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(ranNs) / 1e6;
  }, 0);
