import { sql } from 'kysely';
import { chinaDayBounds } from '#core/rules/format/china-day.ts';
import type { BillFacts } from '#core/rules/pay/bill-repair.ts';
import type { LedgerRow } from '#core/rules/pay/compare-statement.ts';
import type { Db } from '../../../db/database.ts';
import type { OwnRow } from './own-row.ts';

/** A debit or credit of the phone bill that belongs to a till or to daily cash. */
export interface BillEntry extends OwnRow {
  readonly source: BillFacts['source'];
  readonly state: BillFacts['state'];
  readonly userId: string;
  /** Of the till. */
  readonly paymentNo: string | null;
}

const entries = sql`(
  select 'till' as source, 'payment' as kind, payment_no as no, payable_fen as "amountFen", created_at as "startedAt", settled_at as at,
    user_id as "userId", payment_no as "paymentNo",
    case state when 'paying' then 'open' when 'failed' then 'void' else 'booked' end as state
  from till_payments where payable_fen > 0
  union all
  select 'till', 'refund', r.refund_no, r.amount_fen, r.created_at, r.credited_at, p.user_id, r.payment_no,
    case when r.state = 'credited' then 'booked' when r.state = 'closed' or r.held_at is not null then 'held' else 'open' end
  from till_refunds r join till_payments p using (payment_no)
  union all
  select 'cash', 'refund', withdrawal_id, amount_fen, created_at, settled_at, user_id, null,
    case state when 'pending' then 'open' when 'credited' then 'booked' else 'void' end
  from cash_withdrawals
) e`;

/** What tills and daily cash have moved on the phone bill on a day. */
export async function billEntriesOfDay(db: Db, day: string): Promise<readonly BillEntry[]> {
  const { from, until } = chinaDayBounds(day);
  const { rows } = await sql<BillEntry>`
    select * from ${entries} where e.at >= ${from} and e.at < ${until} and e.state = 'booked'`.execute(db);
  return rows;
}

/** The entries of tills and daily cash with these numbers, in any state. */
export async function billEntriesOf(
  db: Db,
  input: readonly Pick<LedgerRow, 'no'>[],
): Promise<readonly BillEntry[]> {
  const { rows } = await sql<BillEntry>`
    select * from ${entries} where e.no = any(${input.map(({ no }) => no)}::text[])`.execute(db);
  return rows;
}
