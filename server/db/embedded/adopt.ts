import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import pg from 'pg';
import type { Cluster } from './init-cluster.ts';
import { disownLock, postmasterFile, readLock, socketLockFile, type Postmaster } from './postmaster-file.ts';
import type { Listening } from './server-settings.ts';
import { stopServer } from './stop-server.ts';

/**
 * Reuses a server that was left running when its owner was killed. Returns its process id if it has the settings we would
 * start it with; otherwise stops it and returns undefined.
 */
export async function adopt(
  cluster: Cluster,
  listening: Listening,
  durable: boolean,
): Promise<number | undefined> {
  for (const file of [
    postmasterFile(cluster.directory),
    socketLockFile(listening.socketDirectory, listening.port),
  ]) {
    const left = readLock(file);
    if (!left || !isServerOf(left.pid, cluster.directory)) disownLock(file);
    else if (await hasSettings(left, cluster, listening, durable)) return left.pid;
    else await stopServer(left.pid);
  }
  return undefined;
}

/** A server's working directory is its data folder. */
function isServerOf(pid: number, directory: string): boolean {
  try {
    if (process.platform === 'linux') {
      return (
        readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory) &&
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
      );
    }
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
      directory,
    );
  } catch {
    return false;
  }
}

async function hasSettings(
  left: Postmaster,
  { directory, password }: Cluster,
  { socketDirectory, port, tcp }: Listening,
  durable: boolean,
): Promise<boolean> {
  if (!left.ready || left.port !== port || left.socketDirectory !== socketDirectory) return false;
  const client = new pg.Client({
    host: socketDirectory,
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Record<'data_directory' | 'fsync' | 'listen_addresses', string>>(
      `select current_setting('data_directory') data_directory, current_setting('fsync') fsync, current_setting('listen_addresses') listen_addresses`,
    );
    const [found] = rows;
    return (
      found?.data_directory === directory &&
      found.fsync === (durable ? 'on' : 'off') &&
      found.listen_addresses === (tcp ? '127.0.0.1' : '')
    );
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
