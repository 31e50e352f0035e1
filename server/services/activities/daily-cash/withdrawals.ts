import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { CashWithdrawals } from '../../../db/schema/daily-cash.ts';
import { lastEntry } from './tables.ts';

export type WithdrawalRow = Selectable<CashWithdrawals>;
type LedgerMove = Pick<WithdrawalRow, 'withdrawal_id' | 'user_id' | 'amount_fen'>;

export async function hasPending(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cash_withdrawals')
    .select('withdrawal_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds an entry after the subscriber's last one; the caller holds the lock on the subscriber. */
export async function addEntry(
  tx: Tx,
  kind: 'withdrawal' | 'return',
  { withdrawal_id, user_id, amount_fen }: LedgerMove,
  at: Date,
): Promise<number> {
  const { seq, balance_fen: before } = (await lastEntry(tx, user_id)) ?? { seq: 0, balance_fen: 0 };
  const amount = kind === 'withdrawal' ? -amount_fen : amount_fen;
  await tx
    .insertInto('cash_entries')
    .values({
      user_id,
      seq: seq + 1,
      signed_on: null,
      kind,
      days: null,
      withdrawal_id,
      amount_fen: amount,
      balance_before_fen: before,
      balance_fen: before + amount,
      created_at: at,
    })
    .execute();
  return before + amount;
}

/** Pending withdrawals whose next try is due, leased to this instance. */
export async function leaseDueWithdrawals(
  db: Db,
  { now, until, max }: { readonly now: Date; readonly until: Date; readonly max: number },
): Promise<WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    update cash_withdrawals set next_try_at = ${until}
    where withdrawal_id in (
      select withdrawal_id from cash_withdrawals
      where state = 'pending' and next_try_at <= ${now}
      order by next_try_at limit ${max} for update skip locked
    )
    returning *`.execute(db);
  return rows;
}

/** Settles a pending withdrawal; false when another instance has settled it. */
export async function markSettled(
  db: Db | Tx,
  withdrawalId: string,
  state: 'credited' | 'returned',
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cash_withdrawals')
    .set({ state, settled_at: at })
    .where('withdrawal_id', '=', withdrawalId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const withdrawalByKey = (tx: Tx, userId: string, key: string): Promise<WithdrawalRow | undefined> =>
  tx
    .selectFrom('cash_withdrawals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirst();
