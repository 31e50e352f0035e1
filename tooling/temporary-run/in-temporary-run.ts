import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24 } from '../node24.mjs';
import { onStopRequest } from './on-stop-request.ts';
import { runCommand, type CommandOptions } from './run-command.ts';

export interface TemporaryRun {
  /** TMPDIR of every command: what they leave there is removed with it. */
  readonly folder: string;
  /** Runs a program and answers with its exit code; never answers once the run is being stopped. */
  command(words: readonly string[], options?: CommandOptions): Promise<number>;
}

const watchdogFile = join(import.meta.dirname, 'watchdog.ts');

/**
 * Runs the work and answers with its result; afterwards no process of it is left and its temporary folder is gone, also when
 * this process is stopped by a signal (it then exits) or killed.
 */
export async function inTemporaryRun<Result>(
  name: string,
  work: (run: TemporaryRun) => Promise<Result>,
  parent: string = tmpdir(),
): Promise<Result> {
  const folder = realpathSync(mkdtempSync(join(parent, `mall-${name}-`)));
  // Below it stand the folders of a database that root starts as another user.
  chmodSync(folder, 0o711);
  const watchdog = spawn(node24(), [watchdogFile, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const cleanedUp = once(watchdog, 'exit');
  const end = async (): Promise<void> => {
    watchdog.stdin.end();
    await cleanedUp;
  };
  let isStopping = false;
  const stopListening = onStopRequest((exitCode) => {
    isStopping = true;
    void end().finally(() => process.exit(exitCode));
  });
  const never = new Promise<never>(() => undefined);
  const command: TemporaryRun['command'] = async (words, options = {}) => {
    if (isStopping) return never;
    const exitCode = await runCommand(words, {
      ...options,
      env: { ...(options.env ?? process.env), TMPDIR: folder },
    });
    return isStopping ? never : exitCode;
  };
  try {
    return await work({ folder, command });
  } finally {
    await (isStopping ? never : end());
    stopListening();
  }
}
