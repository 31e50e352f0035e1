import { readdirSync, readFileSync } from 'node:fs';
import type { Product } from '../harness/start-product.ts';

/** Longer than the cache time of a document. */
const pauseMs = 3_100;
/** V8 compiles the renderer during the first documents, and an unchanged document is compressed thoroughly once. */
const warmUps = 30;
const rounds = 12;

export interface DocumentCpu {
  /** All threads: calls, rendering, compression and V8's background threads. */
  readonly ms: number;
  /** V8's background threads, which compile what has run often and collect garbage. */
  readonly v8ThreadsMs: number;
}

/** CPU time of the server for each document when it is in no cache. */
export async function documentCpu(
  { pid }: Product,
  urls: readonly string[],
): Promise<readonly DocumentCpu[]> {
  const used = urls.map(() => ({ ms: 0, v8ThreadsMs: 0 }));
  for (let round = -warmUps; round < rounds; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    for (const [at, url] of urls.entries()) {
      const before = cpuOfThreads(pid);
      await (await fetch(url)).arrayBuffer();
      const sum = used[at];
      if (round < 0 || !sum) continue;
      const after = cpuOfThreads(pid);
      sum.ms += after.ms - before.ms;
      sum.v8ThreadsMs += after.v8ThreadsMs - before.v8ThreadsMs;
    }
  }
  return used.map(({ ms, v8ThreadsMs }) => ({ ms: ms / rounds, v8ThreadsMs: v8ThreadsMs / rounds }));
}

/** CPU time of the process's threads in milliseconds, counted in nanoseconds: the ticks of /proc/pid/stat are longer than a document takes. */
function cpuOfThreads(pid: number): DocumentCpu {
  const cpu = { ms: 0, v8ThreadsMs: 0 };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const of = (file: string) => readFileSync(`/proc/${pid}/task/${thread}/${file}`, 'utf8');
    const ms = Number(of('schedstat').split(' ')[0]) / 1e6;
    cpu.ms += ms;
    if (of('comm').startsWith('V8Worker')) cpu.v8ThreadsMs += ms;
  }
  return cpu;
}
