import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Days with their sums, decisions about differences by two persons, and days that are closed (docs/decisions/0143). */
export const moneyConsole: Migration = {
  up: async (db) => {
    await sql`
      alter table reconciled_days
        -- What was compared; null: in days from before.
        add column ours_rows integer,
        -- Payments less refunds; null also for suppliers, which name no amounts.
        add column ours_fen bigint,
        add column theirs_fen bigint;

      -- One row for each day with a statement or a difference; whoever closes a day, or adds a difference to it, locks it.
      create table money_days (
        day text primary key check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        closed_by text references operators,
        closed_at timestamptz,
        check ((closed_by is null) = (closed_at is null))
      );
      insert into money_days (day) select day from reconciled_days union select day from money_differences;

      alter table money_differences
        -- The closed day whose statement has it; null: the day itself.
        add column statement_day text,
        -- Approved: since then the repair is due.
        add column repair_due_at timestamptz,
        add column proposal_id text references proposals,
        -- Why the last repair was not carried out.
        add column last_error text not null default '',
        add check (repair_due_at is null or proposal_id is not null);
      create index money_differences_of_day on money_differences (day, source);
      create index money_differences_due on money_differences (repair_due_at) where repair_due_at is not null;
    `.execute(db);
  },
};
