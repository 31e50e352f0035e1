import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Events that pages report. */
export const tracking: Migration = {
  up: async (db) => {
    await sql`
      -- One partition for each day of the operator's calendar: a day is dropped, never deleted row by row.
      create table events (
        at timestamptz not null,
        kind text not null,
        user_id text,
        path_id text,
        page_id text,
        action_type integer,
        record jsonb not null
      ) partition by range (at);
      -- Rows are inserted in the order of time, so a block range index finds a minute.
      create index events_by_time on events using brin (at) with (pages_per_range = 32);
    `.execute(db);
  },
};
