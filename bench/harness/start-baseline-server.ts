import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { spawnProcess } from './spawn-process.ts';

export interface BaselineServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A node:http server in a process of its own that answers every request with the same small JSON, signed like the suppliers if it has their secret. */
export async function startBaselineServer(answer?: object, secret?: string): Promise<BaselineServer> {
  const spawned = spawnProcess(
    fileURLToPath(new URL('baseline-server.ts', import.meta.url)),
    answer && { env: { BASELINE_BODY: JSON.stringify(answer), ...(secret && { BASELINE_SECRET: secret }) } },
  );
  const [port] = (await once(spawned.process, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, pid: spawned.pid, stop: spawned.stop };
}
