import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content of postmaster.pid, which a running server writes into its data cluster. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly socketDirectory: string;
  readonly ready: boolean;
}

export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: readonly string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    port: Number(lines[3]),
    socketDirectory: lines[4] ?? '',
    ready: lines[7]?.trim() === 'ready',
  };
}
