import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onServer } from '../testing/databases/test-cluster.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';

const root = join(import.meta.dirname, '../..');
const queries = globSync('docs/operations/*.md', { cwd: root }).flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/```sql\n([\s\S]*?)```/g)].map(
    ([, text = '']) => [page, text.replaceAll(/\n\s+/g, '\n').trim()] as const,
  ),
);
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('the pages for operators have queries', () => expect(queries.length).toBeGreaterThan(7));

it.each(queries)(
  '%s has a query that this schema answers, and that changes nothing: %s',
  async (_page, text) => {
    const { fields } = await onServer(database.url, async (client) => {
      await client.query('begin read only');
      return client.query(text);
    });
    expect(fields.length).toBeGreaterThan(1);
  },
);
