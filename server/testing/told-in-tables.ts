import type pg from 'pg';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { onServer } from './test-cluster.ts';

/** The columns whose work it is to hold a number or a place; whatever else is stored must not tell one. */
const keepers: Readonly<Record<string, readonly string[]>> = {
  users: ['mobile'],
  sms_codes: ['mobile'],
  card_exchanges: ['mobile'],
  location_whitelist: ['mobile'],
  user_locations: ['longitude', 'latitude'],
  shops: ['longitude', 'latitude'],
};
/** The stand-ins for other people's systems know what those know. */
const standIns = 'sandbox\\_%';
const tablesToRead = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like $1
  order by relname`;

/** Every row of every table of a product that has stopped, without those columns. A new table is read without being asked for. */
export async function toldInTables(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const { url, stop } = await startEmbedded({ dataDir });
  try {
    return await onServer(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(tablesToRead, [standIns]);
      const told: Record<string, string> = {};
      for (const { name } of rows) told[`the table ${name}`] = await toldIn(client, name);
      return told;
    });
  } finally {
    await stop();
  }
}

async function toldIn(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ row: string }>(
    `select (to_jsonb(t) - $1::text[])::text as row from "${table}" t`,
    [keepers[table] ?? []],
  );
  return rows.map(({ row }) => row).join('\n');
}
