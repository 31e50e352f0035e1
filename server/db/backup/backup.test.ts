import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onServer } from '../../testing/databases/test-cluster.ts';
import { testDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { testEncryption } from '../../testing/databases/test-encryption.ts';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { migrateAt } from '../migrate.ts';
import { backUp, restore } from './backup.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'mall-backup-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (dataDir: string) => ({
  databaseUrl: undefined,
  databaseDirectUrl: undefined,
  dataDir,
  pictureStore: undefined,
});
const seconds = (since: number): string => ((performance.now() - since) / 1_000).toFixed(1);
const numbersIn = (url: string) =>
  onServer(url, async (client) =>
    (await client.query<{ n: number }>('select n from drill order by n')).rows.map(({ n }) => n),
  );

/** Commits one number after the other, until it is stopped; answers with the last. */
async function startWriting(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  let [last, isStopping] = [0, false];
  const done = (async () => {
    for (; !isStopping; last += 1) await client.query('insert into drill values ($1)', [last + 1]);
  })();
  return {
    last: () => last,
    async stop() {
      isStopping = true;
      await done;
      await client.end();
    },
  };
}

describe('a backup of the embedded database', { timeout: 300_000 }, () => {
  it('made while it is written to has everything acknowledged before, and the mall starts on it', async () => {
    const data = join(folder, 'one');
    const dataDir = join(data, 'postgres');
    const running = await startEmbedded({ dataDir, durable: false });
    await migrateAt(running.url, testEncryption);
    await onServer(running.url, (client) => client.query('create table drill (n integer primary key)'));
    mkdirSync(join(data, 'pictures'));
    writeFileSync(join(data, 'pictures/one.png'), 'a picture');
    const writing = await startWriting(running.url);
    await sleep(500);
    const acknowledged = writing.last();
    let since = performance.now();
    const backup = await backUp(at(data), join(folder, 'backups'));
    const backupSeconds = seconds(since);
    await sleep(300);
    await expect(restore(at(data), backup, { overwrite: true })).rejects.toThrow(
      'belongs to the running process',
    );
    await writing.stop();
    await running.stop();
    await expect(restore(at(data), backup, { overwrite: false })).rejects.toThrow('Add --overwrite');

    rmSync(join(data, 'pictures'), { recursive: true });
    since = performance.now();
    const aside = await restore(at(data), backup, { overwrite: true });
    const again = await startEmbedded({ dataDir, durable: false });
    const restoreSeconds = seconds(since);
    const numbers = await numbersIn(again.url);
    await migrateAt(again.url, testEncryption);
    await again.stop();

    console.log(
      `backup ${backupSeconds} s, restore and start ${restoreSeconds} s; ${acknowledged} rows acknowledged before the backup, ${numbers.length} restored, ${writing.last()} written in all`,
    );
    expect(numbers.length).toBeGreaterThanOrEqual(acknowledged);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeLessThan(writing.last());
    expect(readFileSync(join(data, 'pictures/one.png'), 'utf8')).toBe('a picture');
    expect(aside).toContain('before-restore-');
  });

  it('is made of a stopped one too, and restored into an empty folder', async () => {
    const dataDir = join(folder, 'two/postgres');
    const running = await startEmbedded({ dataDir, durable: false });
    await onServer(running.url, (client) => client.query('create table drill as select 7 as n'));
    await running.stop();
    const backup = await backUp(at(join(folder, 'two')), join(folder, 'backups'));
    expect(await restore(at(join(folder, 'three')), backup, { overwrite: false })).toBeUndefined();
    const again = await startEmbedded({ dataDir: join(folder, 'three/postgres'), durable: false });
    expect(await numbersIn(again.url)).toEqual([7]);
    await again.stop();
  });
});

const majorOf = (text: string): number => Number(/(\d+)/.exec(text)?.[1] ?? 0);
/** Why pg_dump of this machine cannot dump the tests' server; undefined: it can. */
async function dumpFault(): Promise<string | undefined> {
  try {
    const tool = majorOf(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' }));
    const server = await onServer(process.env['TEST_CLUSTER_URL'] ?? '', async (client) =>
      majorOf(
        (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '',
      ),
    );
    return tool >= server ? undefined : `pg_dump ${tool} is older than the server ${server}`;
  } catch {
    return 'pg_dump is not installed';
  }
}
const fault = await dumpFault();
if (fault !== undefined)
  console.warn(
    `Skipped: backup of an external database, because ${fault}. TEST_DATABASE_URL names another server.`,
  );

describe.skipIf(fault !== undefined)('a backup of an external database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    await onServer(database.url, (client) => client.query('create table drill as select 1 as n'));
  });
  afterAll(() => database.drop());
  const external = (url: string) => ({ ...at(join(folder, 'external')), databaseUrl: url });

  it('is restored over later writes with the flag alone, loses nothing up to the backup', async () => {
    const { url } = database;
    const backup = await backUp(external(url), join(folder, 'backups'));
    await onServer(url, (client) => client.query('insert into drill values (2)'));
    await expect(restore(external(url), backup, { overwrite: false })).rejects.toThrow('Add --overwrite');
    expect(await numbersIn(url)).toEqual([1, 2]);
    await restore(external(url), backup, { overwrite: true });
    expect(await numbersIn(url)).toEqual([1]);
    await migrateAt(url, testEncryption);
  });

  it('that cannot be read leaves what was there', async () => {
    const { url } = database;
    const backup = await backUp(external(url), join(folder, 'backups'));
    writeFileSync(join(backup, 'database.dump'), 'broken');
    await expect(restore(external(url), backup, { overwrite: true })).rejects.toThrow('pg_restore');
    expect(await numbersIn(url)).toEqual([1]);
  });

  it('is refused while the server runs on it', async () => {
    const { url } = database;
    const backup = await backUp(external(url), join(folder, 'backups'));
    const client = new pg.Client({ connectionString: url, application_name: 'mall' });
    await client.connect();
    await expect(restore(external(url), backup, { overwrite: true })).rejects.toThrow('Stop it first');
    await client.end();
  });
});
