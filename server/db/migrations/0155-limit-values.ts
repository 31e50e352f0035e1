import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Limits that two owners changed; one without a row is as the product came (docs/decisions/0155). */
export const limitValues: Migration = {
  up: async (db) => {
    await sql`
      create table limit_values (
        limit_key text primary key,
        value bigint not null check (value >= 0),
        version integer not null default 1,
        changed_at timestamptz not null,
        -- No limit changes without a second person.
        proposal_id text not null references proposals
      )
    `.execute(db);
  },
};
