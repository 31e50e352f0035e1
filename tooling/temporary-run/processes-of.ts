import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

export interface RunProcess {
  readonly pid: number;
  /** The embedded PostgreSQL server or one of its backends. */
  readonly isDatabase: boolean;
}

const isDatabase = (command: string): boolean => /^(\S*\/)?postgres(:|\s|$)/.test(command);

/**
 * The running processes that belong to a temporary folder: TMPDIR points into it, or they work in it, or an argument names it.
 * The database is detached and has an environment of its own, so its parent does not identify it.
 */
export function processesOf(folder: string): readonly RunProcess[] {
  const found = process.platform === 'linux' ? fromProc(folder) : fromPs(folder);
  return found.filter(({ pid }) => pid !== process.pid);
}

function fromProc(folder: string): readonly RunProcess[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .flatMap((pid) => {
      const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
      const belongs =
        command.includes(folder) ||
        isInside(workingFolder(pid), folder) ||
        read(`/proc/${pid}/environ`)
          .split('\0')
          .some((entry) => entry.startsWith('TMPDIR=') && isInside(entry.slice('TMPDIR='.length), folder));
      return belongs ? [{ pid, isDatabase: isDatabase(command) }] : [];
    });
}

/** macOS prints the environment behind the command. */
function fromPs(folder: string): readonly RunProcess[] {
  return spawnSync('ps', ['-axEww', '-o', 'pid=,command='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((row) => row.includes(folder))
    .map((row) => {
      const [, pid = '0', command = ''] = /^\s*(\d+)\s+(.*)$/.exec(row) ?? [];
      return { pid: Number(pid), isDatabase: isDatabase(command) };
    });
}

const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Empty for a process that has ended or belongs to another user. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
