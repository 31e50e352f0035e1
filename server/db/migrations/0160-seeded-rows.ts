import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which rows `npm run seed` has written: what an operator changed or deleted since is not written again (docs/decisions/0160). */
export const seededRows: Migration = {
  up: async (db) => {
    await sql`
      create table seeded_rows (
        table_name text not null,
        row_key text not null,
        seeded_at timestamptz not null,
        primary key (table_name, row_key)
      )`.execute(db);
  },
};
