import { sql } from 'kysely';
import type { ledger } from '#core/contract/console/orders/money/ledger.ts';
import { ledgerAccounts, type LedgerAccount } from '#core/contract/console/orders/money/money-states.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../../db/database.ts';
import { keysetPage, rowsFor } from '../../../../db/keyset-page.ts';
import { daysOfLedger, type DayOfAccount } from '../../ledger/add-ledger-days.ts';

/** Days of accounts, the newest first; the balance is that of all days so far. */
export async function ledgerDays(
  db: Db,
  { limit, after, account, day }: InputOf<typeof ledger.ledgerDays>,
): Promise<DataOf<typeof ledger.ledgerDays>> {
  const ofAccount = account === undefined ? sql`true` : sql`account = ${account}`;
  const ofDay = day === undefined ? sql`true` : sql`day = ${day}`;
  const [lastDay = '', lastAccount = ''] = after?.split(':') ?? [];
  const following =
    after === undefined
      ? sql`true`
      : sql`(day < ${lastDay} or day = ${lastDay} and account > ${lastAccount})`;
  const { rows } = await sql<DayOfAccount & { readonly balance_fen: number }>`
    select * from (
      select *, (sum(debit_fen - credit_fen) over (partition by account order by day))::bigint as balance_fen
      from ${daysOfLedger} d where ${ofAccount}
    ) b
    where ${ofDay} and ${following} order by day desc, account limit ${rowsFor(limit)}`.execute(db);
  const { page, nextKey, count } = await keysetPage(rows, limit, {
    keyOf: (row) => `${row.day}:${row.account}`,
    counted: () =>
      db
        .selectFrom(daysOfLedger.as('d'))
        .select('d.day')
        .where(sql<boolean>`${ofAccount} and ${ofDay}`),
    after,
    db,
  });
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      day: row.day,
      account: row.account as LedgerAccount,
      debitFen: row.debit_fen,
      creditFen: row.credit_fen,
      entries: row.entries,
      balanceFen: row.balance_fen,
    })),
  };
}

/** What every account stands at. */
export async function ledgerBalances(db: Db): Promise<DataOf<typeof ledger.ledgerBalances>> {
  const { rows } = await sql<Pick<DayOfAccount, 'account' | 'debit_fen' | 'credit_fen'>>`
    select account, sum(debit_fen)::bigint as debit_fen, sum(credit_fen)::bigint as credit_fen
    from ${daysOfLedger} d group by account`.execute(db);
  return {
    accounts: ledgerAccounts.map((account) => {
      const row = rows.find((each) => each.account === account);
      const [debitFen, creditFen] = [row?.debit_fen ?? 0, row?.credit_fen ?? 0];
      return { account, debitFen, creditFen, balanceFen: debitFen - creditFen };
    }),
  };
}
