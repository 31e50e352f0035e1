import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';

/** From "end now, keep everything" to "drop everything, recover at the next start"; each with the patience before the next. */
const signals = [
  { signal: 'SIGINT', patienceMs: 30_000 },
  { signal: 'SIGQUIT', patienceMs: 10_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
] as const;

/** Stops a server and returns when its process is gone. */
export async function stopServer(pid: number): Promise<void> {
  const identity = processIdentity(pid);
  const gone = (): boolean => processIdentity(pid) !== identity;
  if (identity === undefined) return;
  for (const { signal, patienceMs } of signals) {
    if (gone()) return;
    process.kill(pid, signal);
    for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(10)) if (gone()) return;
  }
  throw new Error(`The embedded PostgreSQL (process ${pid}) does not stop.`);
}
