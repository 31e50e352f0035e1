import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const postmasterFile = (cluster: string): string => join(cluster, 'postmaster.pid');
/** The lock beside the server's socket, in the format of postmaster.pid. */
export const socketLockFile = (socketDirectory: string, port: number): string =>
  join(socketDirectory, `.s.PGSQL.${port}.lock`);

/** The content of a server's lock file. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly socketDirectory: string;
  readonly ready: boolean;
}

export const readPostmaster = (cluster: string): Postmaster | undefined => readLock(postmasterFile(cluster));

export function readLock(file: string): Postmaster | undefined {
  let rows: readonly string[];
  try {
    rows = readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(rows[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    port: Number(rows[3]),
    socketDirectory: rows[4] ?? '',
    ready: rows[7]?.trim() === 'ready',
  };
}

/**
 * Makes a stale lock harmless. PostgreSQL refuses a lock that names any living process, also a zombie or one that got the process id
 * later, but accepts one that names its parent. The other lines stay: with them it finds backends of a killed server still at work.
 */
export function disownLock(file: string): void {
  const lock = readLock(file);
  if (!lock) return rmSync(file, { force: true }); // missing, or left empty by a full disk
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [process.pid, ...rest].join('\n'));
}
