import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the request of an order was for: a repetition of its key for something else is refused. Earlier orders have none. */
export const orderDigests: Migration = {
  up: async (db) => {
    await sql`alter table orders add column request_digest bytea`.execute(db);
  },
};
