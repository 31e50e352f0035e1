import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells a running process from a later one that got the same number; undefined when it no longer runs.
 * A process that ended but was not collected by its parent counts as ended.
 */
export function processIdentity(pid: number): string | undefined {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    return state === 'Z' || state === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): string | undefined {
  const { stdout, status } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const [state = '', ...started] = stdout.trim().split(/\s+/);
  return status === 0 && !state.startsWith('Z') ? started.join(' ') : undefined;
}
