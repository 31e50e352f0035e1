import { expect, it } from 'vitest';
import { onServer } from './test-cluster.ts';
import { testDatabase } from './test-database.ts';

it('gives every test file a migrated database of its own, many at once', async () => {
  const databases = await Promise.all(Array.from({ length: 6 }, () => testDatabase()));
  expect(new Set(databases.map(({ url }) => url)).size).toBe(6);
  const tables = await Promise.all(
    databases.map(({ url }) =>
      onServer(url, (client) =>
        client.query(`select count(*)::int as n from pg_tables where schemaname = 'public'`),
      ),
    ),
  );
  expect(tables.every(({ rows }) => rows[0].n > 0)).toBe(true);
  await Promise.all(databases.map(({ drop }) => drop()));
});

it('loads the demo data once for all files that want it', async () => {
  const databases = await Promise.all(Array.from({ length: 3 }, () => testDatabase({ demo: true })));
  const counts = await Promise.all(
    databases.map(({ url }) =>
      onServer(url, (client) => client.query<{ n: number }>('select count(*)::int as n from goods')),
    ),
  );
  expect(new Set(counts.map(({ rows }) => rows[0]?.n)).size).toBe(1);
  expect(counts[0]?.rows[0]?.n).toBeGreaterThan(0);
  await Promise.all(databases.map(({ drop }) => drop()));
});
