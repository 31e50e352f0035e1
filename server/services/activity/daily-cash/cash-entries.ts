import type { CashEntry } from '#core/contract/activity/daily-cash.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';

interface Wanted {
  readonly pageNum: number;
  readonly pageSize: number;
}

interface EntryPage {
  readonly list: CashEntry[];
  readonly total: number;
  readonly hasNext: boolean;
}

/** The subscriber's ledger, newest line first. */
export async function cashEntries(
  { db }: Deps,
  { userId }: Member,
  { pageNum, pageSize }: Wanted,
): Promise<EntryPage> {
  const mine = db.selectFrom('cash_entries').where('user_id', '=', userId);
  const skip = (pageNum - 1) * pageSize;
  const [{ total }, rows] = await Promise.all([
    mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    mine.selectAll().orderBy('seq', 'desc').offset(skip).limit(pageSize).execute(),
  ]);
  const list = rows.map((row) => ({
    entryId: String(row.seq),
    kind: row.kind,
    days: row.days,
    amountFen: row.amount_fen,
    balanceFen: row.balance_fen,
    signedOn: row.signed_on,
    at: row.created_at.toISOString(),
  }));
  return { list, total, hasNext: skip + rows.length < total };
}
