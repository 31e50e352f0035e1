import type { dailyCash } from '#core/contract/activity/daily-cash.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';

/** The subscriber's ledger, newest entry first. */
export async function cashEntries(
  { db }: Deps,
  { userId }: Member,
  input: InputOf<typeof dailyCash.cashEntries>,
): Promise<DataOf<typeof dailyCash.cashEntries>> {
  const mine = db.selectFrom('cash_entries').where('user_id', '=', userId);
  const page = await paged(input, mine, mine.selectAll().orderBy('seq', 'desc'));
  return mapPage(page, (row) => ({
    entryId: String(row.seq),
    kind: row.kind,
    days: row.days,
    amountFen: row.amount_fen,
    balanceFen: row.balance_fen,
    signedOn: row.signed_on,
    at: row.created_at.toISOString(),
  }));
}
