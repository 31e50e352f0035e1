import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When an automatic exchange is due: it uses the tickets of that month, also when a lease or an outage moves `run_at` beyond it. */
export const exchangeMonths: Migration = {
  up: async (db) => {
    await sql`alter table auto_exchanges add column due_at timestamptz`.execute(db);
    await sql`update auto_exchanges set due_at = run_at`.execute(db);
    await sql`alter table auto_exchanges alter column due_at set not null`.execute(db);
  },
};
