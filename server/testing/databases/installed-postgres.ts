import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { asUser } from '../../db/embedded/as-user.ts';
import { serverEnvironment } from '../../db/embedded/server-environment.ts';
import { startEmbedded } from '../../db/embedded/start-embedded.ts';
import { freePort } from '../../listen.ts';
import { eventually } from '../eventually.ts';

const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];

/** The folder of a PostgreSQL that this machine has installed, with the tools of its version; undefined: there is none. */
export const postgresPrograms = globSync('/usr/lib/postgresql/*/bin').findLast((folder) =>
  programs.every((program) => existsSync(join(folder, program))),
);

export const noPostgres =
  'no PostgreSQL with its tools is installed under /usr/lib/postgresql (apt-get install postgresql-15)';

export interface InstalledPostgres {
  /** An empty database as its owner, who is no superuser. */
  readonly url: string;
  /** The same as a superuser. */
  readonly adminUrl: string;
  stop(): Promise<void>;
}

const password = 'of-this-test';
const urlOf = (user: string, port: number, database: string): string =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

/** Starts it on the loopback address, as an external database is: with a password, and an owner without further rights. */
export async function startInstalledPostgres(folderOfPrograms: string): Promise<InstalledPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'mall-installed-pg-'));
  const user = asUser(join(folder, 'none'));
  const [cluster, passwordFile] = [join(folder, 'cluster'), join(folder, 'password')];
  writeFileSync(passwordFile, password);
  user.chown(folder);
  const options = { ...user.identity, cwd: '/', env: serverEnvironment() };
  const [initdb, made] = user.command(join(folderOfPrograms, 'initdb'), [
    `--pgdata=${cluster}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
  ]);
  execFileSync(initdb, made, { ...options, stdio: 'pipe' });
  const port = await freePort({ host: '127.0.0.1', port: 0 });
  const [postgres, args] = user.command(join(folderOfPrograms, 'postgres'), [
    `-D${cluster}`,
    '--listen_addresses=127.0.0.1',
    `--port=${port}`,
    '--unix_socket_directories=',
    '--fsync=off',
  ]);
  const child = spawn(postgres, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const serverUrl = urlOf('postgres', port, 'postgres');
  try {
    await eventually(() => runAll(serverUrl, []), Boolean, 20_000);
    const texts = [`create role mall login password '${password}'`, 'create database mall owner mall'];
    if (!(await runAll(serverUrl, texts))) throw new Error('the database could not be made');
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${log}`, { cause: error });
  }
  return { url: urlOf('mall', port, 'mall'), adminUrl: urlOf('postgres', port, 'mall'), stop };
}

/** One that is reached by its URL: an installed one, or where there is none a second embedded one, which has no tools. */
export async function startDatabaseByUrl(): Promise<Pick<InstalledPostgres, 'url' | 'stop'>> {
  if (postgresPrograms) return startInstalledPostgres(postgresPrograms);
  const dataDir = mkdtempSync(join(tmpdir(), 'mall-second-pg-'));
  const port = await freePort({ host: '127.0.0.1', port: 0 });
  const { url, stop } = await startEmbedded({ dataDir, port, durable: false });
  return { url, stop: () => stop().finally(() => rmSync(dataDir, { recursive: true, force: true })) };
}

/** Whether all of it was done. */
async function runAll(url: string, texts: readonly string[]): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    for (const text of texts) await client.query(text);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
