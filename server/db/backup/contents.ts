import pg from 'pg';
import { z } from 'zod';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { runningUrl } from '../embedded/running-url.ts';

const sum = z.object({ rows: z.int().min(0), fen: z.int() });
/** What a mall may never lose, as numbers that only grow. */
export const contents = z.object({ orders: sum, claims: sum, ledger: sum });
export type Contents = z.output<typeof contents>;

const tables = ['orders', 'claims', 'ledger_entries'];
const text = `
  select (select count(*) from orders) as orders, (select coalesce(sum(payable_fen), 0) from orders) as orders_fen,
    (select count(*) from claims) as claims,
    (select count(*) from ledger_entries) as entries,
    (select coalesce(sum(amount_fen), 0) from ledger_entries where side = 'debit') as entries_fen`;

/** Counts and sums of a database; undefined before its first migration. */
export async function contentsAt(url: string): Promise<Contents | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: found } = await client.query('select from pg_tables where tablename = any($1)', [tables]);
    if (found.length < tables.length) return undefined;
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<Record<string, string>>(text);
    const of = (name: string): number => Number(rows[0]?.[name]);
    return {
      orders: { rows: of('orders'), fen: of('orders_fen') },
      claims: { rows: of('claims'), fen: 0 },
      ledger: { rows: of('entries'), fen: of('entries_fen') },
    };
  } finally {
    await client.end();
  }
}

/** The same of an embedded database, which is started for it unless it runs. */
export async function contentsIn(dataDir: string): Promise<Contents | undefined> {
  const url = runningUrl(dataDir);
  if (url !== undefined) return contentsAt(url);
  const started = await startEmbedded({ dataDir });
  try {
    return await contentsAt(started.url);
  } finally {
    await started.stop();
  }
}

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** `12 orders (¥345.00), 30 claims, 48 ledger entries (¥345.00 debited)`. */
export const contentsText = ({ orders, claims, ledger }: Contents): string =>
  `${orders.rows} orders (${yuan(orders.fen)}), ${claims.rows} claims, ${ledger.rows} ledger entries (${yuan(ledger.fen)} debited)`;

/** Whether everything that was counted is there; a backup of a running mall may have more. */
export const hasAllOf = (found: Contents, counted: Contents): boolean =>
  (['orders', 'claims', 'ledger'] as const).every(
    (name) => found[name].rows >= counted[name].rows && found[name].fen >= counted[name].fen,
  );
