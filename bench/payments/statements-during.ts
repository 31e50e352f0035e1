import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { directClient } from '#server/testing/databases/direct-client.ts';

/** After `pg_reload_conf`, a connection logs by the new setting from its next statement on: it needs a moment to receive the signal. */
const reloadMs = 500;

/** The number of statements that the embedded database executes during the work, counted in its log; background work has its part. */
export async function statementsDuring(databaseUrl: string, work: () => Promise<unknown>): Promise<number> {
  const client = directClient(databaseUrl);
  await client.connect();
  const reload = async (change: string) => {
    await client.query(`alter system ${change}`);
    await client.query('select pg_reload_conf()');
    await sleep(reloadMs);
  };
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const log = join(dirname(rows[0]?.data_directory ?? ''), 'postgres.log');
    await reload(`set log_statement = 'all'`);
    const { size: from } = statSync(log);
    await work();
    const text = readFileSync(log).subarray(from).toString();
    await reload('reset log_statement');
    return text.match(/LOG: {2}(?:statement|execute)/g)?.length ?? 0;
  } finally {
    await client.end();
  }
}
