import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#server/testing/databases/test-database.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { preparedQuery } from './prepared-query.ts';

let database: TestDatabase;
let open: OpenDatabase;

const named = preparedQuery<
  { name: string; optional?: string | undefined },
  { table_name: string; wanted: string | null }
>('tables-by-name', (db, { name, optional }) =>
  db
    .selectFrom(sql<{ table_name: string }>`information_schema.tables`.as('t'))
    .select(['t.table_name', sql<string | null>`${optional}::text`.as('wanted')])
    .where('t.table_name', '=', name)
    .where(sql<boolean>`length(${name}) > 1`),
);

beforeAll(async () => {
  database = await testDatabase();
  open = openDatabase({ url: database.url, pool: 1 });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it('returns the rows of each call’s own values, with null for one left out', async () => {
  expect(await named(open.db, { name: 'users', optional: 'x' })).toEqual([
    { table_name: 'users', wanted: 'x' },
  ]);
  expect(await named(open.db, { name: 'claims' })).toEqual([{ table_name: 'claims', wanted: null }]);
});

it('is planned once by a connection, and sends a value once however often it is used', async () => {
  for (const name of ['users', 'claims', 'rights']) await named(open.db, { name });
  const { rows } = await sql<{
    name: string;
    parameters: number;
  }>`select name, cardinality(parameter_types) as parameters from pg_prepared_statements`.execute(open.db);
  expect(rows).toEqual([{ name: expect.stringMatching(/^tables-by-name-[0-9a-f]{20}$/), parameters: 2 }]);
});

it('sends lists unchanged, whatever characters they contain', async () => {
  const echo = preparedQuery<{ list: readonly (string | null | undefined)[] }, { list: (string | null)[] }>(
    'echo-of-a-list',
    (db, { list }) => ({
      compile: () => sql<{ list: (string | null)[] }>`select ${list}::text[] as list`.compile(db),
    }),
  );
  for (const list of [
    [],
    ['a', 'b'],
    ['', ' ', 'NULL', 'null', null],
    ['{}', 'a,b', "it's"],
    ['"', 'x'],
    ['\\', '\n', '\t'],
    ['领取，成功', '👍', '\u2028'],
    ['\ud800'],
  ]) {
    const [row] = await echo(open.db, { list });
    expect(row?.list).toEqual(list.map((each) => each?.toWellFormed() ?? null));
  }
  expect(await echo(open.db, { list: [undefined, 'a'] })).toEqual([{ list: [null, 'a'] }]);
});

it('runs inside a transaction too', async () => {
  const found = await open.db.transaction().execute((tx) => named(tx, { name: 'users' }));
  expect(found).toHaveLength(1);
});

it('has another name for another text, so that a connection shared by two releases never runs the other’s', async () => {
  const ofRelease = (text: string) =>
    preparedQuery<object, { answer: string }>('of-two-releases', (db) => ({
      compile: () => sql<{ answer: string }>`select ${sql.lit(text)}::text as answer`.compile(db),
    }));
  expect(await ofRelease('old')(open.db, {})).toEqual([{ answer: 'old' }]);
  expect(await ofRelease('new')(open.db, {})).toEqual([{ answer: 'new' }]);
});

it('is sent without a name where the pooler does not know names', async () => {
  const unnamed = openDatabase({ url: database.url, pool: 1, preparesStatements: false });
  for (let times = 0; times < 20; times += 1) await named(unnamed.db, { name: 'users' });
  const { rows } = await sql`select name from pg_prepared_statements`.execute(unnamed.db);
  await unnamed.close();
  expect(rows).toEqual([]);
});
