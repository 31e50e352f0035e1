import type pg from 'pg';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { onServer } from './test-cluster.ts';

/** The columns that may hold a phone number or coordinates; no other column may. */
const allowedColumns: Readonly<Record<string, readonly string[]>> = {
  users: ['mobile'],
  sms_codes: ['mobile'],
  card_exchanges: ['mobile'],
  location_whitelist: ['mobile'],
  user_locations: ['longitude', 'latitude'],
  shops: ['longitude', 'latitude'],
};
/** The tables of the upstreams' sandboxes are not checked. */
const sandboxTables = 'sandbox\\_%';
const tablesToRead = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like $1
  order by relname`;

/** The text of every table of a stopped product without those columns; a new table is included automatically. */
export async function storedText(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const { url, stop } = await startEmbedded({ dataDir });
  try {
    return await onServer(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(tablesToRead, [sandboxTables]);
      const texts: Record<string, string> = {};
      for (const { name } of rows) texts[`the table ${name}`] = await textOf(client, name);
      return texts;
    });
  } finally {
    await stop();
  }
}

async function textOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ row: string }>(
    `select (to_jsonb(t) - $1::text[])::text as row from "${table}" t`,
    [allowedColumns[table] ?? []],
  );
  return rows.map(({ row }) => row).join('\n');
}
