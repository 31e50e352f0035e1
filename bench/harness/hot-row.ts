import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { directClient } from '#server/testing/databases/direct-client.ts';

export interface HotRow {
  /** Which client made the updates. */
  readonly client: string;
  readonly perSecond: number;
}

const seconds = 4;
const update = `update bench_hot_row set n = n + 1 where id = 1`;

/** Updates a second on one hot row by this many clients, each update a durable transaction. */
export async function hotRow(databaseUrl: string, clients: number): Promise<HotRow> {
  const client = directClient(databaseUrl);
  await client.connect();
  try {
    await client.query('create table if not exists bench_hot_row as select 1 as id, 0::bigint as n');
    await client.query('vacuum bench_hot_row');
    return { client: 'pgbench', perSecond: await byPgbench(databaseUrl, clients) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {
      client: 'our own client, because pgbench is not installed',
      perSecond: await byOwnClient(databaseUrl, clients),
    };
  } finally {
    await client.end();
  }
}

async function byPgbench(databaseUrl: string, clients: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pgbench-'));
  try {
    writeFileSync(join(folder, 'update.sql'), `${update};\n`);
    const { stdout } = await promisify(execFile)('pgbench', [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-f',
      join(folder, 'update.sql'),
      databaseUrl,
    ]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function byOwnClient(databaseUrl: string, clients: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: clients });
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const one = async () => {
    for (; performance.now() < until; done += 1) await pool.query({ name: 'hot-row', text: update });
  };
  await Promise.all(Array.from({ length: clients }, one));
  await pool.end();
  return done / seconds;
}
