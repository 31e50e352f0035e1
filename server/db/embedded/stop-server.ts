import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';

/** Fast shutdown, immediate shutdown, kill; each with the time to wait before the next. */
const signals = [
  { signal: 'SIGINT', timeoutMs: 30_000 },
  { signal: 'SIGQUIT', timeoutMs: 10_000 },
  { signal: 'SIGKILL', timeoutMs: 5_000 },
] as const;

/** Stops a server and resolves when its process has exited. */
export async function stopServer(pid: number): Promise<void> {
  const identity = processIdentity(pid);
  const gone = (): boolean => processIdentity(pid) !== identity;
  if (identity === undefined) return;
  for (const { signal, timeoutMs } of signals) {
    if (gone()) return;
    process.kill(pid, signal);
    for (const until = Date.now() + timeoutMs; Date.now() < until; await sleep(10)) if (gone()) return;
  }
  throw new Error(`The embedded PostgreSQL (process ${pid}) does not stop.`);
}
