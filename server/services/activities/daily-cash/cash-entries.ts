import type { CashEntry } from '#core/contract/activity/daily-cash.shapes.ts';
import type { dailyCash } from '#core/contract/activity/daily-cash.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import type { EntryRow } from './tables.ts';
import type { WithdrawalRow } from './withdrawals.ts';

/** The subscriber's ledger, newest entry first. */
export async function cashEntries(
  { db }: Deps,
  { userId }: Member,
  input: InputOf<typeof dailyCash.cashEntries>,
): Promise<DataOf<typeof dailyCash.cashEntries>> {
  const mine = db.selectFrom('cash_entries').where('cash_entries.user_id', '=', userId);
  const rows = mine
    .leftJoin('cash_withdrawals as w', 'w.withdrawal_id', 'cash_entries.withdrawal_id')
    .selectAll('cash_entries')
    .select('w.state')
    .orderBy('seq', 'desc');
  return mapPage(await paged(input, mine, rows), viewOf);
}

type LedgerRow = EntryRow & { readonly state: WithdrawalRow['state'] | null };

function viewOf(row: LedgerRow): CashEntry {
  const { kind, signed_on: signedOn, days, state, amount_fen: amountFen } = row;
  const fields = { entryId: String(row.seq), at: row.created_at.toISOString(), balanceFen: row.balance_fen };
  if (kind === 'return') return { ...fields, kind, amountFen };
  if (kind === 'withdrawal') return { ...fields, kind, amountFen, state: state ?? 'pending' };
  if (signedOn === null || days === null) throw new Error('a reward without its day');
  return { ...fields, kind, amountFen, signedOn, days };
}
