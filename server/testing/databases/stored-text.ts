import type pg from 'pg';
import { startEmbedded } from '../../db/embedded/start-embedded.ts';
import { onServer } from './test-cluster.ts';

/** The columns that may hold coordinates; no other column may. */
const coordinates: Readonly<Record<string, readonly string[]>> = {
  user_locations: ['longitude', 'latitude'],
  shops: ['longitude', 'latitude'],
  stations: ['longitude', 'latitude'],
  lounge_halls: ['longitude', 'latitude'],
  station_businesses: ['longitude', 'latitude'],
};
const columnsToRead = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** The text of every table of a stopped product, without those of the upstreams' sandboxes; a new table is included automatically. */
export async function storedText(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const { url, stop } = await startEmbedded({ dataDir });
  try {
    const texts = await textOfColumns(url);
    return Object.fromEntries(
      Object.entries(texts).filter(([name]) => {
        const [table = '', column = ''] = name.split('.');
        return !table.startsWith('sandbox_') && !coordinates[table]?.includes(column);
      }),
    );
  } finally {
    await stop();
  }
}

/** The values of every column of every table as text, by `table.column`; bytes that are text are readable in it. */
export const textOfColumns = (url: string): Promise<Readonly<Record<string, string>>> =>
  onServer(url, async (client) => {
    const texts: Record<string, string> = {};
    for (const column of (await client.query<Column>(columnsToRead)).rows)
      texts[`${column.table}.${column.column}`] = await textOf(client, column);
    return texts;
  });

async function textOf(client: pg.Client, { table, column, type }: Column): Promise<string> {
  const value = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
  const { rows } = await client.query<{ value: string }>(
    `select ${value} as value from "${table}" where "${column}" is not null`,
  );
  return rows.map((row) => row.value).join('\n');
}
