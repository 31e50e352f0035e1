import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Closed days with what they amounted to (docs/decisions/0143). */
export const dayClosings: Migration = {
  up: async (db) => {
    await sql`
      -- Append-only (functions/reject_change.sql); whoever closes a day locks its row of money_days.
      create table day_closings (
        day text primary key references money_days,
        closed_by text not null references operators,
        closed_at timestamptz not null,
        -- Of every source: rows and sums of both sides, and how its differences ended.
        sources jsonb not null,
        -- Of every account of the ledger: debits and credits of the day.
        accounts jsonb not null
      );
      -- Differences that were found after their day was closed.
      create index money_differences_late on money_differences (statement_day) where statement_day is not null;
    `.execute(db);
  },
};
