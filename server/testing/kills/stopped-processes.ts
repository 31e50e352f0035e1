import { spawnSync } from 'node:child_process';

/** Stops a database server and all its processes with SIGSTOP; returns a function that continues them. */
export function stopProcesses(serverPid: number): () => void {
  const pids = [serverPid, ...childrenOf(serverPid)];
  signal(pids, 'SIGSTOP');
  return () => signal(pids, 'SIGCONT');
}

function childrenOf(parent: number): readonly number[] {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((row) => {
    const [pid, ppid] = row.trim().split(/\s+/).map(Number);
    return pid !== undefined && ppid === parent ? [pid] : [];
  });
}

/** A process may have ended meanwhile. */
function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
