import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  noPostgres,
  postgresPrograms,
  startInstalledPostgres,
  type InstalledPostgres,
} from '../../testing/databases/installed-postgres.ts';
import { onServer } from '../../testing/databases/test-cluster.ts';
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

if (!postgresPrograms) console.warn(`Skipped: backup of an external database, because ${noPostgres}.`);

describe.skipIf(!postgresPrograms)('a backup of an external database', () => {
  const { PATH: path } = process.env;
  let server: InstalledPostgres;
  beforeAll(async () => {
    process.env['PATH'] = [postgresPrograms, path].join(delimiter); // pg_dump of the server's version
    server = await startInstalledPostgres(postgresPrograms ?? '');
    await migrateAt(server.url, testEncryption);
    await change('create table drill as select 1 as n');
  });
  afterAll(async () => {
    process.env['PATH'] = path;
    await server.stop();
  });
  const external = () => ({ ...at(join(folder, 'external')), databaseUrl: server.url });
  const aBackup = () => backUp(external(), join(folder, 'backups'));
  const change = (text: string, url = server.url) =>
    onServer(url, async (client) => void (await client.query(text)));
  const schemas = () =>
    onServer(server.url, async (client) =>
      (
        await client.query<{ name: string }>(
          "select nspname as name from pg_namespace where nspname like 'before_restore%' order by 1",
        )
      ).rows.map(({ name }) => name),
    );

  it('is restored over later writes with the flag alone, loses nothing up to the backup', async () => {
    const backup = await aBackup();
    await change('insert into drill values (2)');
    await expect(restore(external(), backup, { overwrite: false })).rejects.toThrow('Add --overwrite');
    expect(await numbersIn(server.url)).toEqual([1, 2]);
    expect(await restore(external(), backup, { overwrite: true })).toBeUndefined();
    expect([await numbersIn(server.url), await schemas()]).toEqual([[1], []]);
    await migrateAt(server.url, testEncryption);
  });

  it('is restored however long what was there takes to be dropped: the limits of calls do not count', async () => {
    const backup = await aBackup();
    await change('alter role mall in database mall set statement_timeout = 300');
    await change(
      `create schema slow;
      create function slow.down() returns event_trigger language plpgsql as $$ begin perform pg_sleep(0.6); end $$;
      create event trigger slow_drop on ddl_command_start when tag in ('DROP SCHEMA') execute function slow.down();`,
      server.adminUrl,
    );
    await restore(external(), backup, { overwrite: true });
    await change('drop event trigger slow_drop; drop function slow.down; drop schema slow', server.adminUrl);
    await change('alter role mall in database mall reset statement_timeout');
    expect([await numbersIn(server.url), await schemas()]).toEqual([[1], []]);
  });

  it('that cannot be read leaves what was there', async () => {
    const backup = await aBackup();
    writeFileSync(join(backup, 'database.dump'), 'broken');
    await expect(restore(external(), backup, { overwrite: true })).rejects.toThrow('pg_restore');
    expect([await numbersIn(server.url), await schemas()]).toEqual([[1], []]);
  });

  it('is restored after a restore that was killed in the middle, which lost nothing either', async () => {
    const backup = await aBackup();
    const interrupted = 'alter schema public rename to before_restore; create schema public';
    await change(interrupted);
    await expect(restore(external(), backup, { overwrite: false })).rejects.toThrow('Add --overwrite');
    expect([await numbersIn(server.url), await schemas()]).toEqual([[1], []]);
    await change(`${interrupted}; create table drill as select 9 as n`);
    const aside = await restore(external(), backup, { overwrite: true });
    expect([await numbersIn(server.url), await schemas()]).toEqual([[1], [aside]]);
    await aBackup().then((later) => restore(external(), later, { overwrite: true }));
    expect(await schemas()).toEqual([aside]);
    await change(`drop schema ${aside} cascade`);
  });

  it('is refused while the server runs on it', async () => {
    const backup = await aBackup();
    const client = new pg.Client({ connectionString: server.url, application_name: 'mall' });
    await client.connect();
    await expect(restore(external(), backup, { overwrite: true })).rejects.toThrow('Stop it first');
    await client.end();
  });
});
