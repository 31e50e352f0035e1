import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asUser } from '../../db/embedded/as-user.ts';
import { findBinaries } from '../../db/embedded/find-binaries.ts';
import { clusterIn } from '../../db/embedded/init-cluster.ts';
import { serverEnvironment } from '../../db/embedded/server-environment.ts';
import { serverSettings } from '../../db/embedded/server-settings.ts';
import { startEmbedded } from '../../db/embedded/start-embedded.ts';
import { migrateAt } from '../../db/migrate.ts';
import { freePort } from '../../listen.ts';
import { eventually } from '../eventually.ts';
import { onServer } from './test-cluster.ts';
import { testEncryption } from './test-encryption.ts';

export interface DatabaseWithStandby {
  readonly url: string;
  readonly standbyUrl: string;
  /** The standby receives what the primary writes, but does not show it. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** The standby dies. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A migrated database of its own with a standby that follows it. */
export async function databaseWithStandby(): Promise<DatabaseWithStandby> {
  const folder = mkdtempSync(join(tmpdir(), 'mall-pg-standby-'));
  const [dataDir, copyDir] = [join(folder, 'primary'), join(folder, 'standby')];
  const [port, standbyPort] = [
    await freePort({ host: '127.0.0.1', port: 0 }),
    await freePort({ host: '127.0.0.1', port: 0 }),
  ];
  const first = await startEmbedded({ dataDir, port, durable: false });
  await migrateAt(first.url, testEncryption);
  await first.stop();
  cpSync(clusterIn(dataDir), clusterIn(copyDir), { recursive: true });
  chmodSync(clusterIn(copyDir), 0o700);
  const primary = await startEmbedded({ dataDir, port, durable: false });
  const { password } = new URL(primary.url);
  const cluster = clusterIn(copyDir);
  writeFileSync(join(cluster, 'standby.signal'), '');
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${password}'\nhot_standby_feedback = on\n`,
  );
  const socketDirectory = join(copyDir, 's');
  mkdirSync(socketDirectory, { mode: 0o700 });
  const user = asUser(cluster);
  user.chown(socketDirectory);
  const [program, args] = user.command(findBinaries().postgres, [
    '-D',
    cluster,
    ...serverSettings({ socketDirectory, port: standbyPort, tcp: true }, false),
  ]);
  const server = spawn(program, args, {
    ...user.identity,
    cwd: '/',
    env: serverEnvironment(),
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const standbyUrl = primary.url.replace(`:${port}/`, `:${standbyPort}/`);
  await eventually(
    () =>
      onServer(standbyUrl, (client) => client.query('select 1')).then(
        () => true,
        () => false,
      ),
    (answers) => answers,
    60_000,
  );
  const ask = (text: string) => onServer(standbyUrl, async (client) => void (await client.query(text)));
  const kill = async (): Promise<void> => {
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url: primary.url,
    standbyUrl,
    pause: () => ask('select pg_wal_replay_pause()'),
    resume: () => ask('select pg_wal_replay_resume()'),
    kill,
    async stop() {
      await kill();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
