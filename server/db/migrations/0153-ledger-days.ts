import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The ledger by day and account, and settlements of periods (docs/decisions/0143). */
export const ledgerDays: Migration = {
  up: async (db) => {
    await sql`
      -- What functions/note_ledger_days.sql wrote and the job has not added to ledger_days yet. Payments only insert here: one row
      -- for a day and an account would make every payment of the day wait for the one before.
      create table ledger_day_changes (
        change_id bigint generated always as identity primary key,
        day text not null,
        account text not null,
        debit_fen bigint not null,
        credit_fen bigint not null,
        entries integer not null
      );
      create table ledger_days (
        account text not null,
        day text not null,
        debit_fen bigint not null,
        credit_fen bigint not null,
        entries integer not null,
        primary key (account, day)
      );
      -- As in functions/note_ledger_days.sql. Creating the trigger locks out writers, so that no entry is left out or counted twice.
      create function note_ledger_days() returns trigger language plpgsql as $$
      begin
        insert into ledger_day_changes (day, account, debit_fen, credit_fen, entries)
        select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), account, greatest(amount_fen, 0), greatest(-amount_fen, 0), 1
        from written;
        return null;
      end $$;
      create trigger note_ledger_days after insert on ledger_entries referencing new table as written
        for each statement execute function note_ledger_days();
      insert into ledger_days (account, day, debit_fen, credit_fen, entries)
      select account, to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), coalesce(sum(amount_fen) filter (where side = 'debit'), 0),
        coalesce(-sum(amount_fen) filter (where side = 'credit'), 0), count(*)
      from ledger_entries group by 1, 2;
      create index ledger_entries_of_account on ledger_entries (account, at);

      -- Periods whose sums may be taken along, by two persons.
      create table settlements (
        settlement_id bigint generated always as identity primary key,
        from_day text not null,
        until_day text not null check (until_day >= from_day),
        requested_by text not null references operators,
        approved_by text not null references operators check (approved_by <> requested_by),
        proposal_id text not null unique references proposals,
        at timestamptz not null
      );
    `.execute(db);
  },
};
