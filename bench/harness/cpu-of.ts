import { readFileSync, readdirSync } from 'node:fs';

/** The kernel reports CPU time in ticks of this many milliseconds. */
const tickMs = 10;

interface Stat {
  readonly parent: number;
  readonly ownMs: number;
  /** Of its children that have ended. */
  readonly endedMs: number;
}

/** CPU time a process has used so far, user and system, all threads. */
export const cpuOf = (pid: number): number => statOf(pid)?.ownMs ?? 0;

/** The same with its children, running and ended: PostgreSQL serves each connection in a process of its own. */
export function cpuOfProcessTree(pid: number): number {
  const head = statOf(pid);
  if (!head) return 0;
  const children = readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0)
    .map(statOf)
    .filter((stat) => stat?.parent === pid);
  return children.reduce((sum, stat) => sum + (stat?.ownMs ?? 0), head.ownMs + head.endedMs);
}

function statOf(pid: number): Stat | undefined {
  if (process.platform !== 'linux')
    throw new Error('CPU time of other processes is read from /proc, which only Linux has.');
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined; // ended meanwhile
  }
  // The name, in brackets, may hold anything; the numbers after it are counted from the state.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields;
  return { parent, ownMs: (user + system) * tickMs, endedMs: (endedUser + endedSystem) * tickMs };
}
