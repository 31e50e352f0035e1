import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { node24 } from '#tooling/node24.mjs';
import { projectRoot } from '#tooling/project-root.mjs';

const stopWithParent = new URL('../../tooling/stop-with-parent.mjs', import.meta.url).href;

export interface Beside {
  readonly process: ChildProcess;
  readonly pid: number;
  /** Asks it to stop and waits until it is gone. */
  stop(): Promise<void>;
}

export interface BesideOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Flags for Node itself. */
  readonly flags?: readonly string[];
}

/** A Node process of its own, so that its CPU time is its own; it ends with this one, however this one ends. */
export function spawnBeside(file: string, { env = {}, flags = [] }: BesideOptions = {}): Beside {
  const child = spawn(node24(), [...flags, '--import', stopWithParent, file], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  if (child.pid === undefined) throw new Error(`${file} did not start`);
  const gone = once(child, 'exit');
  return {
    process: child,
    pid: child.pid,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await gone;
    },
  };
}
