import { randomBytes } from 'node:crypto';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOfColumns } from '../../testing/databases/stored-text.ts';
import { onServer, withDatabase } from '../../testing/databases/test-cluster.ts';
import { lookupOf, testEncryption } from '../../testing/databases/test-encryption.ts';
import { openDatabase } from '../database.ts';
import { migrateAt } from '../migrate.ts';
import { migrations } from './index.ts';

const server = process.env['TEST_CLUSTER_URL'] ?? '';
const name = `${process.env['TEST_CLUSTER_RUN']}_${randomBytes(6).toString('hex')}`;
const url = withDatabase(server, name);

beforeAll(() => onServer(server, async (client) => void (await client.query(`create database ${name}`))));
afterAll(() =>
  onServer(server, async (client) => void (await client.query(`drop database ${name} with (force)`))),
);

/** The schema before the numbers were encrypted. */
async function migrateBefore(): Promise<void> {
  const { db, close } = openDatabase({ url, pool: 2, noTimeouts: true });
  const all = migrations(testEncryption);
  const before = Object.fromEntries(Object.entries(all).filter(([key]) => key < '0021'));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => before },
  }).migrateToLatest();
  await close();
  expect(error).toBeUndefined();
}

const numbers = Array.from({ length: 2_500 }, (_, at) => String(13_800_000_000 + at));

it('numbers and ids of an existing database are encrypted, and gone from its files', async () => {
  await migrateBefore();
  await onServer(url, async (client) => {
    await client.query(
      `insert into users (user_id, mobile, isp_flag, brand_num, user_name, open_id, created_at)
       select 'u' || n, mobile, 1, '1', '', case when n <= 3 then 'open-id-' || n end, now()
       from unnest($1::text[]) with ordinality as m(mobile, n)`,
      [numbers],
    );
    await client.query(
      `insert into sms_codes (mobile, purpose, code_hash, ticket_hash, ip, sent_at, expires_at, tries_left)
       values ($1, 'login', '', '', '', now(), now(), 0)`,
      [numbers[0]],
    );
    await client.query('insert into location_whitelist values ($1)', [numbers[1]]);
  });

  await migrateAt(url, testEncryption);

  const { mobiles, identities } = testEncryption;
  await onServer(url, async (client) => {
    const { rows } = await client.query<Record<string, string | null>>(
      `select mobile_sealed, mobile_lookup, open_id_sealed, open_id_lookup from users order by substring(user_id from 2)::integer`,
    );
    expect(rows.map((row) => mobiles.open(row['mobile_sealed'] ?? ''))).toEqual(numbers);
    expect(rows.map((row) => row['mobile_lookup'])).toEqual(numbers.map(lookupOf));
    expect(identities.open(rows[0]?.['open_id_sealed'] ?? '')).toBe('open-id-1');
    expect(rows[0]?.['open_id_lookup']).toBe(identities.lookup('open-id-1'));
    expect(rows[3]).toMatchObject({ open_id_sealed: null, open_id_lookup: null });
    await client.query('checkpoint');
    const inFile = await client.query(
      `select relname from unnest(array['users', 'sms_codes', 'location_whitelist']) relname
       where position('138000000'::bytea in pg_read_binary_file(pg_relation_filepath(relname::regclass))) > 0`,
    );
    expect(inFile.rows).toEqual([]);
  });
  expect(Object.entries(await textOfColumns(url)).filter(([, text]) => text.includes('138000000'))).toEqual(
    [],
  );
});
