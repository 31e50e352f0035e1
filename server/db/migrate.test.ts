import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onServer, withDatabase } from '../testing/test-cluster.ts';
import { migrateAt } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const server = process.env['TEST_CLUSTER_URL'] ?? '';
const name = `${process.env['TEST_CLUSTER_RUN']}_${randomBytes(6).toString('hex')}`;
const url = withDatabase(server, name);
/** The lock the migrator takes while it works. */
const migrationLock = '3853314791062309107';

beforeAll(() => onServer(server, async (client) => void (await client.query(`create database ${name}`))));
afterAll(() =>
  onServer(server, async (client) => void (await client.query(`drop database ${name} with (force)`))),
);

const applied = () =>
  onServer(url, async (client) =>
    (await client.query<{ name: string }>('select name from kysely_migration order by name')).rows.map(
      (row) => row.name,
    ),
  );

describe('migrating', () => {
  it('an empty database by three instances at once ends with every migration applied once', async () => {
    await Promise.all([migrateAt(url), migrateAt(url), migrateAt(url)]);
    expect(await applied()).toEqual(Object.keys(migrations));
  });

  it('ends with no table that is read for each claim a crowd gives back', async () => {
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
    const waiting = migrateAt(url).then(() => 'done');
    expect(await Promise.race([waiting, sleep(3_500).then(() => 'waiting')])).toBe('waiting');
    await busy.query('commit');
    await busy.end();
    expect(await waiting).toBe('done');
  });
});
