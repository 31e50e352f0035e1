import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { FromWorker, ToWorker } from './peers.ts';

/** The argument by which the main module knows that it is a worker. */
export const workerArgument = 'worker';
/** The variable with the URL of the database, which may be the embedded one of the first process. */
export const workerDatabase = 'MALL_WORKER_DATABASE_URL';

export interface Worker {
  readonly pid: number | undefined;
  send(message: ToWorker): void;
  /** Its origin once it serves; undefined when it ended before. */
  readonly ready: Promise<string | undefined>;
  readonly ended: Promise<{ readonly code: unknown; readonly signal: unknown }>;
  /** Makes it drain and end. */
  terminate(): void;
}

export interface SpawnWorker {
  readonly module: string;
  /** Settings over the environment of this process. */
  readonly env: Readonly<Record<string, string>>;
  receive(from: Worker, message: Exclude<FromWorker, { kind: 'ready' }>): void;
}

/** Starts a process that serves. It ends when this one does. */
export function spawnWorker({ module, env, receive }: SpawnWorker): Worker {
  const child = fork(module, [workerArgument], { env: { ...process.env, ...env } });
  const ended = once(child, 'exit').then(([code, signal]: unknown[]) => ({ code, signal }));
  const origin = new Promise<string>((resolve) => {
    child.on('message', (message: FromWorker) =>
      message.kind === 'ready' ? resolve(message.origin) : receive(worker, message),
    );
  });
  const worker: Worker = {
    pid: child.pid,
    // It may end at any time; a message that does not reach it is answered by its end.
    send: (message) => void (child.connected && child.send(message, () => undefined)),
    ready: Promise.race([origin, ended.then(() => undefined)]),
    ended,
    terminate: () => void child.kill('SIGTERM'),
  };
  return worker;
}
