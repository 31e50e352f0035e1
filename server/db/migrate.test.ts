import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onServer, withDatabase } from '../testing/databases/test-cluster.ts';
import { readFunctions } from './apply-functions.ts';
import { migrateAt, migrationLock } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { testEncryption } from '../testing/databases/test-encryption.ts';

const server = process.env['TEST_CLUSTER_URL'] ?? '';
const name = `${process.env['TEST_CLUSTER_RUN']}_${randomBytes(6).toString('hex')}`;
const url = withDatabase(server, name);

beforeAll(() => onServer(server, async (client) => void (await client.query(`create database ${name}`))));
afterAll(() =>
  onServer(server, async (client) => void (await client.query(`drop database ${name} with (force)`))),
);

const namesIn = (table: string) =>
  onServer(url, async (client) =>
    (await client.query<{ name: string }>(`select name from ${table} order by name`)).rows.map(
      (row) => row.name,
    ),
  );

describe('migrating', () => {
  it('an empty database by three instances at once ends with every migration and function applied once', async () => {
    await Promise.all([
      migrateAt(url, testEncryption),
      migrateAt(url, testEncryption),
      migrateAt(url, testEncryption),
    ]);
    expect(await namesIn('kysely_migration')).toEqual(Object.keys(migrations(testEncryption)));
    expect(await namesIn('applied_functions')).toEqual(readFunctions().map((file) => file.name));
  });

  it('ends with no foreign key to claims, which would be looked up for each claim a batch deletes again', async () => {
    const referring = await onServer(
      url,
      async (client) =>
        (
          await client.query(
            "select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'claims'::regclass",
          )
        ).rows,
    );
    expect(referring).toEqual([]);
  });

  it('waits for another instance that takes longer than any call may', async () => {
    const busy = new pg.Client(url);
    await busy.connect();
    await busy.query(`begin; select pg_advisory_xact_lock(${migrationLock})`);
    const waiting = migrateAt(url, testEncryption).then(() => 'done');
    expect(await Promise.race([waiting, sleep(3_500).then(() => 'waiting')])).toBe('waiting');
    await busy.query('commit');
    await busy.end();
    expect(await waiting).toBe('done');
  });

  const change = (statement: string) => onServer(url, async (client) => void (await client.query(statement)));

  it('starts over a newer release whose migrations only expand, and leaves them applied', async () => {
    await change("insert into kysely_migration values ('9999-later', now()::text, 'expands')");
    await migrateAt(url, testEncryption);
    expect(await namesIn('kysely_migration')).toContain('9999-later');
    await change("delete from kysely_migration where name = '9999-later'");
  });

  it.each(["'contracts'", 'null'])(
    'refuses a database that a newer release changed with effect %s, names the migration and the way back',
    async (effect) => {
      await change(`insert into kysely_migration values ('9999-later', now()::text, ${effect})`);
      await expect(migrateAt(url, testEncryption)).rejects.toThrow(
        /it does not know 9999-later, .* Start the newer release again, or restore the backup/,
      );
      await change("delete from kysely_migration where name = '9999-later'");
      await migrateAt(url, testEncryption);
    },
  );

  it('records what each migration means to older releases, also after a process ended before it had', async () => {
    await change(
      "update kysely_migration set effect = null where name in ('0160-seeded-rows', '0165-migration-effects')",
    );
    await migrateAt(url, testEncryption);
    const effects = await onServer(
      url,
      async (client) =>
        (
          await client.query(
            "select name, effect from kysely_migration where name in ('0160-seeded-rows', '0165-migration-effects') order by name",
          )
        ).rows,
    );
    expect(effects).toEqual([
      { name: '0160-seeded-rows', effect: 'contracts' },
      { name: '0165-migration-effects', effect: 'expands' },
    ]);
  });

  it('needs every migration after 0160 to declare whether it expands or contracts', () => {
    const undeclared = Object.entries(migrations(testEncryption))
      .filter(([migration, made]) => migration > '0161' && !('effect' in made))
      .map(([migration]) => migration);
    expect(undeclared).toEqual([]);
  });
});
