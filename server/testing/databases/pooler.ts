import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { asUser } from '../../db/embedded/as-user.ts';
import { freePort } from '../../listen.ts';
import { eventually } from '../eventually.ts';
import { onServer } from './test-cluster.ts';

export interface Pooler {
  readonly url: string;
  /** Whether it carries named statements (1.21 and newer). */
  readonly knowsNames: boolean;
  stop(): Promise<void>;
}

/** PgBouncer of this machine; undefined where it is not installed. */
export const pgBouncer = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((file) => existsSync(file));

/** PgBouncer in transaction mode, with few connections, so that clients share them. */
export async function startPooler(program: string, databaseUrl: string): Promise<Pooler> {
  const [, major = 0, minor = 0] =
    /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
  const knowsNames = Number(major) > 1 || Number(minor) >= 21;
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'mall-pooler-'));
  const user = asUser(join(folder, 'none'));
  const listenPort = await freePort({ host: '127.0.0.1', port: 0 });
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
mall = host=${decodeURIComponent(hostname)} port=${port || 5432} user=${username} password=${decodeURIComponent(password)} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 500
server_reset_query =
${knowsNames ? 'max_prepared_statements = 500\n' : ''}`,
    { mode: 0o644 },
  );
  user.chown(folder);
  const [command, args] = user.command(program, [file]);
  const child = spawn(command, args, { ...user.identity, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const out of [child.stdout, child.stderr]) out.on('data', (text: Buffer) => (log += text.toString()));
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), 2_000).unref();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgresql://mall@127.0.0.1:${listenPort}/mall`;
  const isUp = () =>
    onServer(url, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
  await eventually(isUp, Boolean, 10_000).catch(async () => {
    await stop();
    throw new Error(`PgBouncer did not start: ${log}`);
  });
  return { url, knowsNames, stop };
}
