import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { processesOf, type RunProcess } from './processes-of.ts';

/** After this, what has not stopped is killed. */
const graceMs = 3_000;

/** Stops every process of a temporary folder and removes the folder. The database goes last, because the server would restart it. */
export async function endRun(folder: string): Promise<void> {
  await stopAll(() => processesOf(folder).filter(({ isDatabase }) => !isDatabase), 'SIGTERM');
  await stopAll(() => processesOf(folder), 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function stopAll(find: () => readonly RunProcess[], first: NodeJS.Signals): Promise<void> {
  const signalled = new Set<number>();
  const killFrom = Date.now() + graceMs;
  for (let left = find(); left.length > 0 && Date.now() < killFrom + graceMs; left = find()) {
    const isLate = Date.now() > killFrom;
    for (const { pid } of left) {
      if (!isLate && signalled.has(pid)) continue;
      signalled.add(pid);
      send(pid, isLate ? 'SIGKILL' : first);
    }
    await sleep(50);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the search and the signal.
  }
}
