import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';

/** Rows of one statement at most. */
const perRound = 20_000;

/**
 * Adds what entries changed to the days of the ledger. Removing a change and adding it are one statement, so each counts once; payments
 * only insert changes and never wait for the row of a day.
 */
export async function addLedgerDays(db: Db): Promise<void> {
  const { rows } = await sql<{ readonly taken: number }>`
    with taken as (
      delete from ledger_day_changes where change_id in (select change_id from ledger_day_changes order by change_id limit ${perRound})
      returning day, account, debit_fen, credit_fen, entries
    ), added as (
      insert into ledger_days as d (account, day, debit_fen, credit_fen, entries)
      select account, day, sum(debit_fen), sum(credit_fen), sum(entries) from taken group by 1, 2 order by 1, 2
      on conflict (account, day) do update set (debit_fen, credit_fen, entries) =
        (d.debit_fen + excluded.debit_fen, d.credit_fen + excluded.credit_fen, d.entries + excluded.entries)
    )
    select count(*)::integer as taken from taken`.execute(db);
  if (rows[0]?.taken === perRound) await addLedgerDays(db);
}

export const addLedgerDaysJob = ({ db }: Deps): RecurringJob => ({
  name: 'ledger-days',
  everyMs: 30_000,
  run: () => addLedgerDays(db),
});

export interface DayOfAccount {
  readonly account: string;
  readonly day: string;
  readonly debit_fen: number;
  readonly credit_fen: number;
  readonly entries: number;
}

/** Every day of every account, the changes that are not added yet included: always what the entries sum up to. */
export const daysOfLedger = sql<DayOfAccount>`(
  select account, day, sum(debit_fen)::bigint as debit_fen, sum(credit_fen)::bigint as credit_fen, sum(entries)::integer as entries
  from (
    select account, day, debit_fen, credit_fen, entries from ledger_days
    union all select account, day, debit_fen, credit_fen, entries from ledger_day_changes
  ) every_change group by account, day
)`;
