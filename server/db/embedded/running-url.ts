import { existsSync, realpathSync } from 'node:fs';
import { clusterIn, readPassword } from './init-cluster.ts';
import { readPostmaster } from './postmaster-file.ts';
import { connectionUrl } from './start-embedded.ts';

/** The address of the database that a server keeps running in this folder; undefined: none runs. */
export function runningUrl(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined;
  const folder = realpathSync(dataDir);
  const running = readPostmaster(clusterIn(folder));
  if (!running?.ready) return undefined;
  const { socketDirectory, port } = running;
  return connectionUrl({ socketDirectory, port, tcp: socketDirectory === '' }, readPassword(folder));
}
