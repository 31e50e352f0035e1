import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readPostmaster } from './postmaster-file.ts';
import { processIdentity } from './process-identity.ts';
import { startEmbedded, type EmbeddedPostgres } from './start-embedded.ts';

let folder: string;
let running: EmbeddedPostgres | undefined;

const start = async (
  options: { durable?: boolean; port?: number; dataDir?: string } = {},
): Promise<EmbeddedPostgres> => (running = await startEmbedded({ dataDir: folder, ...options }));

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that owns the folder's database until it is killed. */
async function anotherOwner(): Promise<{ kill(): Promise<void>; postgres: number }> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('start-embedded.ts', import.meta.url).href)};
    const { pid } = await startEmbedded({ dataDir: process.argv[1] });
    console.log(pid);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { kill, postgres: Number(String(output)) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('starts in an empty folder, protects its password and listens on a socket', async () => {
    const { url } = await start();
    const [row] = await query(
      url,
      `select current_setting('server_encoding') encoding, current_setting('listen_addresses') tcp`,
    );
    expect(row).toEqual({ encoding: 'UTF8', tcp: '' });
    expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600);
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('writes every commit to the disk', async () => {
    const { url } = await start();
    const settings = `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by 1`;
    expect((await query<{ setting: string }>(url, settings)).map(({ setting }) => setting)).toEqual([
      'on',
      'on',
      'on',
      'open_datasync',
    ]);
  });

  it('keeps its data and its URL over a restart', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 7 as number');
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
  });

  it('leaves no process, lock or socket behind when it stops', async () => {
    const { pid, stop } = await start();
    expect(processIdentity(pid)).toBeDefined();
    await stop();
    await stop();
    expect(processIdentity(pid)).toBeUndefined();
    expect(
      ['owner.lock', 'socket', 'cluster/postmaster.pid'].filter((name) => existsSync(join(folder, name))),
    ).toEqual([]);
  });

  it('refuses a second owner and reports the process that owns the folder', async () => {
    await start();
    await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(
      `belongs to the running process ${process.pid}`,
    );
    await running?.stop();
    const other = await anotherOwner();
    await expect(startEmbedded({ dataDir: folder })).rejects.toThrow('belongs to the running process');
    await other.kill();
    await start();
  });

  it('adopts the server that a killed owner left running', async () => {
    const other = await anotherOwner();
    await other.kill();
    const { pid, url } = await start();
    expect(pid).toBe(other.postgres);
    expect(await query(url, 'select number from kept')).toEqual([{ number: 7 }]);
    await running?.stop();
    expect(processIdentity(pid)).toBeUndefined();
  });

  it('replaces a server left running with other settings', async () => {
    const other = await anotherOwner();
    await other.kill();
    const { pid, url } = await start({ durable: false });
    expect(pid).not.toBe(other.postgres);
    expect(processIdentity(other.postgres)).toBeUndefined();
    expect(await query(url, `select current_setting('fsync') fsync`)).toEqual([{ fsync: 'off' }]);
  });

  it('recovers when the server itself was killed', async () => {
    const { pid, url } = await start();
    await query(url, 'insert into kept values (8)');
    process.kill(pid, 'SIGKILL');
    await running?.stop();
    expect(await query((await start()).url, 'select number from kept order by 1')).toEqual([
      { number: 7 },
      { number: 8 },
    ]);
  });

  it.each([
    ['data', () => join(folder, 'cluster/postmaster.pid')],
    ['socket', () => join(folder, 'socket/.s.PGSQL.5432.lock')],
  ])(
    'starts although the stale lock of its %s names a living process of another program',
    async (_of, lock) => {
      await (await start()).stop();
      const foreign = spawn('sleep', ['600']);
      try {
        mkdirSync(join(folder, 'socket'), { recursive: true, mode: 0o700 });
        writeFileSync(
          lock(),
          `${foreign.pid}\n${join(folder, 'cluster')}\n1700000000\n5432\n${join(folder, 'socket')}\n\n0 0\nready\n`,
        );
        const { pid, url } = await start();
        expect(readPostmaster(join(folder, 'cluster'))?.pid).toBe(pid);
        expect(await query(url, 'select number from kept limit 1')).toEqual([{ number: 7 }]);
        expect(processIdentity(foreign.pid ?? 0)).toBeDefined();
      } finally {
        foreign.kill('SIGKILL');
      }
    },
  );

  it('starts over a lock that a full disk left empty', async () => {
    await (await start()).stop();
    writeFileSync(join(folder, 'cluster/postmaster.pid'), '');
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts again at once after owner and server were killed together', async () => {
    const other = await anotherOwner();
    process.kill(other.postgres, 'SIGKILL');
    await other.kill();
    const { pid, url } = await start();
    expect(pid).not.toBe(other.postgres);
    expect(await query(url, 'select number from kept limit 1')).toEqual([{ number: 7 }]);
  });

  it('listens on the loopback address only when a port is given', async () => {
    const port = await freePort();
    const { url } = await start({ port });
    expect(new URL(url).host).toBe(`127.0.0.1:${port}`);
    expect(await query(url, `select current_setting('listen_addresses') tcp`)).toEqual([
      { tcp: '127.0.0.1' },
    ]);
  });

  it('does not log client errors, which contain subscribers’ data', async () => {
    const { url } = await start();
    await expect(query(url, `select '13800000001'::date`)).rejects.toThrow('13800000001');
    expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).not.toContain('13800000001');
  });

  it('starts over when the very first start was interrupted, even under a path too long for a socket', async () => {
    const dataDir = join(folder, 'a path, with spaces', '很长的路径'.repeat(10));
    mkdirSync(join(dataDir, 'cluster.unfinished/base'), { recursive: true });
    const { url } = await start({ dataDir, durable: false });
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
