import { cpuOf } from '../harness/cpu-of.ts';
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
      const before = cpuOf(pid);
      await (await fetch(url)).arrayBuffer();
      if (round >= 0) used[at] = (used[at] ?? 0) + cpuOf(pid) - before;
    }
  }
  return used.map((ms) => ms / rounds);
}
