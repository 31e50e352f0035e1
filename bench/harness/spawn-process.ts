import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { node24 } from '#tooling/node24.mjs';

const stopWithParent = new URL('../../tooling/stop-with-parent.mjs', import.meta.url).href;

export interface SpawnedProcess {
  readonly process: ChildProcess;
  readonly pid: number;
  /** Sends SIGTERM and waits until it has ended. */
  stop(): Promise<void>;
}

export interface SpawnOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Flags for Node itself. */
  readonly flags?: readonly string[];
}

/** Starts a Node process, so that its CPU time can be measured; it stops when this one ends or is killed. */
export function spawnProcess(file: string, { env = {}, flags = [] }: SpawnOptions = {}): SpawnedProcess {
  const child = spawn(node24(), [...flags, '--import', stopWithParent, file], {
    cwd: tmpdir(), // no .env of this machine
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  if (child.pid === undefined) throw new Error(`${file} did not start`);
  const ended = once(child, 'exit');
  return {
    process: child,
    pid: child.pid,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
