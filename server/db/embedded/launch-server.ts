import { spawn } from 'node:child_process';
import { closeSync, ftruncateSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerUser } from './as-user.ts';
import { readPostmaster } from './postmaster-file.ts';
import { serverEnvironment } from './server-environment.ts';

export interface Launch {
  readonly folder: string;
  readonly cluster: string;
  readonly postgres: string;
  readonly settings: readonly string[];
  readonly user: ServerUser;
}

/** Recovery after a crash replays the log since the last checkpoint, which may take minutes. */
const readyTimeoutMs = 180_000;
const maxLogBytes = 1_000_000;

/** A killed server is gone for the system only when its children have exited and its parent, or the first process, has read its end. */
const isStillExiting = (log: string): boolean =>
  log.includes('shared memory block') || log.includes('lock file "postmaster.pid" already exists');

/** Starts the server and returns its process id once it accepts connections. */
export async function launchServer(launch: Launch): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryLaunch(launch);
    if ('pid' in outcome) return outcome.pid;
    if (attempt < 25 && isStillExiting(outcome.log)) await sleep(200);
    else
      throw new Error(`The embedded PostgreSQL did not start. It said:\n${outcome.log.trim() || 'nothing'}`);
  }
}

async function tryLaunch({
  folder,
  cluster,
  postgres,
  settings,
  user,
}: Launch): Promise<{ pid: number } | { log: string }> {
  const logFile = join(folder, 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  if (fstatSync(log).size > maxLogBytes) ftruncateSync(log);
  const { size: before } = fstatSync(log);
  const [program, args] = user.command(postgres, ['-D', cluster, ...settings]);
  // Detached: Ctrl-C in the terminal must reach only this process, which stops the server after the last request.
  const child = spawn(program, args, {
    ...user.identity,
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.unref();
  for (const until = Date.now() + readyTimeoutMs; Date.now() < until; await sleep(5)) {
    if (failure !== undefined) return { log: failure };
    if (child.exitCode !== null || child.signalCode !== null)
      return { log: readFileSync(logFile).subarray(before).toString() };
    const postmaster = readPostmaster(cluster);
    if (postmaster?.ready && postmaster.pid === child.pid) return { pid: postmaster.pid };
  }
  child.kill('SIGQUIT');
  return { log: `not ready after ${readyTimeoutMs / 1000} s` };
}
