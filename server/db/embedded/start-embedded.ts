import { chmodSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { adopt } from './adopt.ts';
import { asUser } from './as-user.ts';
import { findBinaries } from './find-binaries.ts';
import { clusterIn, initCluster } from './init-cluster.ts';
import { launchServer } from './launch-server.ts';
import { ownFolder } from './own-folder.ts';
import { serverSettings, type Listening } from './server-settings.ts';
import { socketDirectory } from './socket-directory.ts';
import { stopServer } from './stop-server.ts';

export interface EmbeddedOptions {
  /** The database's own folder: cluster, password, log and socket. Created if missing. */
  readonly dataDir: string;
  /** Also listens on this port of the loopback address; otherwise only on a Unix socket. */
  readonly port?: number;
  /** False trades durability for speed: for the clusters of tests only. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  readonly url: string;
  readonly pid: number;
  /** Closes connections, keeps what is committed, and resolves when the server has exited. */
  stop(): Promise<void>;
}

/** Runs PostgreSQL in the data folder: created on the first start, adopted if a killed process left it running. */
export async function startEmbedded({
  dataDir,
  port,
  durable = true,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
  const user = asUser(clusterIn(folder));
  const release = ownFolder(folder);
  try {
    if (user.identity.uid !== undefined) chmodSync(folder, (statSync(folder).mode & 0o777) | 0o011);
    const binaries = findBinaries();
    const cluster = await initCluster(folder, binaries, user, durable);
    const listening: Listening = {
      socketDirectory: socketDirectory(folder, user),
      port: port ?? 5432,
      tcp: port !== undefined,
    };
    const pid =
      (await adopt(cluster, listening, durable)) ??
      (await launchServer({
        folder,
        cluster: cluster.directory,
        postgres: binaries.postgres,
        settings: serverSettings(listening, durable),
        user,
      }));
    const stopOnce = async (): Promise<void> => {
      await stopServer(pid);
      rmSync(listening.socketDirectory, { recursive: true, force: true });
      release();
    };
    let stopping: Promise<void> | undefined;
    return { url: connectionUrl(listening, cluster.password), pid, stop: () => (stopping ??= stopOnce()) };
  } catch (error) {
    release();
    throw error;
  }
}

export function connectionUrl(
  { socketDirectory: directory, port, tcp }: Listening,
  password: string,
): string {
  return `postgresql://postgres:${password}@${tcp ? '127.0.0.1' : encodeURIComponent(directory)}:${port}/postgres`;
}
