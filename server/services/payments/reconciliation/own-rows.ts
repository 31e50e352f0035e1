import { sql } from 'kysely';
import type { LedgerRow } from '#core/rules/pay/compare-statement.ts';
import { chinaDayBounds } from '#core/rules/format/china-day.ts';
import type { Db } from '../../../db/database.ts';
import { billEntriesOf, billEntriesOfDay } from './bill-entries.ts';
import type { OwnRow } from './own-row.ts';

const ownRows = sql<OwnRow>`
  select split_part(movement, ' ', 1) = 'pay' as "isPayment", split_part(movement, ' ', 2) as no, abs(l.amount_fen) as "amountFen",
    coalesce(r.requested_at, p.created_at, l.at) as "startedAt"
  from ledger_entries l
  left join payments p on movement = 'pay ' || p.payment_no
  left join payment_refunds r on movement = 'refund ' || r.refund_no`;

type Read = Omit<OwnRow, 'kind'> & { readonly isPayment: boolean };
const rowOf = ({ isPayment, no, amountFen, startedAt }: Read): OwnRow => ({
  kind: isPayment ? 'payment' : 'refund',
  no,
  amountFen,
  startedAt,
});

/** What our ledger, and on the phone bill tills and daily cash, have of a channel on a day. */
export async function ownRowsOfDay(db: Db, channel: string, day: string): Promise<readonly OwnRow[]> {
  const { from, until } = chinaDayBounds(day);
  const [{ rows }, bill] = await Promise.all([
    sql<Read>`${ownRows} where l.at >= ${from} and l.at < ${until} and l.account = ${channel}
    and (movement like 'pay %' or movement like 'refund %')`.execute(db),
    channel === 'phone-bill' ? billEntriesOfDay(db, day) : [],
  ]);
  return [...rows.map(rowOf), ...bill];
}

/** The same for rows of a statement, on whatever day; refunds that a repair made at the channel count too. */
export async function ownRowsOf(
  db: Db,
  channel: string,
  input: readonly LedgerRow[],
): Promise<readonly LedgerRow[]> {
  const movements = input.map(({ kind, no }) => `${kind === 'payment' ? 'pay' : 'refund'} ${no}`);
  const [booked, repaired, bill] = await Promise.all([
    sql<Read>`${ownRows} where movement = any(${movements}::text[]) and l.account = ${channel}`.execute(db),
    sql<{ no: string; amountFen: number }>`
      select 'X' || reference as no, theirs - ours as "amountFen" from money_differences
      where source = any(${channel === 'phone-bill' ? [channel, 'till'] : [channel]}::text[]) and repair = 'refund-there' and 'X' || reference = any(${input.map(({ no }) => no)}::text[])`.execute(
      db,
    ),
    channel === 'phone-bill' ? billEntriesOf(db, input) : [],
  ]);
  return [
    ...booked.rows.map(rowOf),
    ...repaired.rows.map((row) => ({ ...row, kind: 'refund' as const })),
    ...bill.filter(({ state }) => state === 'booked'),
  ];
}
