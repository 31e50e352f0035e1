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

/** Recovery after a crash replays what the checkpoint had not written, so readiness may take long. */
const patienceMs = 180_000;
const longestLog = 1_000_000;

/** Starts the server and returns its process number once it takes connections. */
export async function launchServer(launch: Launch): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryLaunch(launch);
    if ('pid' in outcome) return outcome.pid;
    // The last children of a server that was killed need a moment to notice.
    if (attempt < 25 && outcome.log.includes('shared memory block')) await sleep(200);
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
  if (fstatSync(log).size > longestLog) ftruncateSync(log);
  const { size: before } = fstatSync(log);
  const [program, args] = user.command(postgres, ['-D', cluster, ...settings]);
  // A session of its own: Ctrl-C in the terminal reaches us, and we stop the server after the last request.
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
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(5)) {
    if (failure !== undefined) return { log: failure };
    if (child.exitCode !== null || child.signalCode !== null)
      return { log: readFileSync(logFile).subarray(before).toString() };
    const postmaster = readPostmaster(cluster);
    if (postmaster?.ready && postmaster.pid === child.pid) return { pid: postmaster.pid };
  }
  child.kill('SIGQUIT');
  return { log: `not ready after ${patienceMs / 1000} s` };
}
