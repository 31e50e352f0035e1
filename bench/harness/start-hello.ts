import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { spawnBeside } from './spawn-beside.ts';

export interface Hello {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A bare node:http server that answers every request with the same small JSON, in a process of its own. */
export async function startHello(answer?: object): Promise<Hello> {
  const beside = spawnBeside(
    fileURLToPath(new URL('baseline-hello.ts', import.meta.url)),
    answer && { env: { HELLO: JSON.stringify(answer) } },
  );
  const [port] = (await once(beside.process, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, pid: beside.pid, stop: beside.stop };
}
