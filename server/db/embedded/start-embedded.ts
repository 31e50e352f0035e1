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
  /** The database's own folder: cluster, password, log and socket. Made when missing. */
  readonly dataDir: string;
  /** Listens on this port of the loopback address too; without it only on a unix socket. */
  readonly port?: number;
  /** False gives up safety against power cuts for speed: for the tests' throw-away cluster only. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  readonly url: string;
  readonly pid: number;
  /** Ends connections, keeps everything committed, and returns when the server is gone. */
  stop(): Promise<void>;
}

/** Runs a real PostgreSQL inside the data folder: made on the first start, adopted when a killed process left it running. */
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

function connectionUrl({ socketDirectory: directory, port, tcp }: Listening, password: string): string {
  return `postgresql://postgres:${password}@${tcp ? '127.0.0.1' : encodeURIComponent(directory)}:${port}/postgres`;
}
