import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Filters of lists that operators keep under a name. */
export const operatorViews: Migration = {
  up: async (db) => {
    await sql`
      create table operator_views (
        view_id text primary key,
        operator_id text not null references operators,
        screen text not null,
        name text not null,
        filters jsonb not null,
        saved_at timestamptz not null,
        unique (operator_id, screen, name)
      );
    `.execute(db);
  },
};
