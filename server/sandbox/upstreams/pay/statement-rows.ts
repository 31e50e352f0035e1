import { sql } from 'kysely';
import { chinaDayBounds } from '#core/rules/format/china-day.ts';
import type { Db } from '../../../db/database.ts';
import type { StatementRow } from '#core/rules/pay/compare-statement.ts';

/** What a channel of the sandbox received and gave back on a day, by number. */
export async function statementRows(
  db: Db,
  channel: string,
  day: string,
  { after = '', limit = 1_000_000 }: { readonly after?: string; readonly limit?: number } = {},
): Promise<readonly StatementRow[]> {
  const { from, until } = chinaDayBounds(day);
  const { rows } = await sql<StatementRow>`
    select kind, no, payment_no as "paymentNo", amount_fen as "amountFen" from (
      select 'payment' as kind, payment_no as no, payment_no, amount_fen from sandbox_trades
      where channel = ${channel} and state = 'paid' and paid_at >= ${from} and paid_at < ${until}
      union all
      select 'refund', refund_no, payment_no, amount_fen from sandbox_refunds
      where channel = ${channel} and at >= ${from} and at < ${until}
    ) moved where no > ${after} order by no limit ${limit}`.execute(db);
  return rows;
}
