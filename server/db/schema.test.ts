import { expect, it } from 'vitest';
import { declaredColumns, type ColumnText } from '../testing/databases/row-types.ts';
import { onServer } from '../testing/databases/test-cluster.ts';
import { testDatabase } from '../testing/databases/test-database.ts';

/** As pg returns them, with the parsers of database.ts. */
const kinds: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  bpchar: 'string',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  xid8: 'string',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  jsonb: 'json',
  _text: 'string[]',
  _int2: 'number[]',
};

interface CatalogColumn {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly filled: 'default' | 'always' | null;
}

/** Partitions have the columns of their table. PostgreSQL does not know which columns of a view may be null. */
const catalogColumns = `
  select c.relname || '.' || a.attname as name, t.typname as type, c.relkind <> 'v' and not a.attnotnull as nullable,
    case when a.attidentity = 'a' or a.attgenerated <> '' then 'always' when a.atthasdef or a.attidentity = 'd' then 'default' end as filled
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    and c.relname not like 'kysely_%' and a.attnum > 0 and not a.attisdropped`;

const asText = ({ name, type, nullable, filled }: CatalogColumn): ColumnText =>
  [name, kinds[type] ?? type, ...(nullable ? ['null'] : []), ...(filled ? [filled] : [])].join(' ');

it('the row types have the tables and columns of the database, with their types, null and defaults', async () => {
  const { url, drop } = await testDatabase();
  const { rows } = await onServer(url, (client) => client.query<CatalogColumn>(catalogColumns));
  await drop();
  expect(declaredColumns()).toEqual(rows.map(asText).sort());
});
