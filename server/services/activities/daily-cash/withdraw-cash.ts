import type { CashWithdrawn } from '#core/contract/activity/daily-cash.shapes.ts';
import { withdrawalRefusals, withdrawalVerdict } from '#core/rules/activity/cash-withdrawal.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { keyUsedSentence } from '../../../http/idempotency/idempotency.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { settleWithdrawal, withdrawalLeaseMs } from './settle-withdrawal.ts';
import { lastEntry, lockSubscriber } from './tables.ts';
import { addEntry, hasPending, withdrawalByKey, type WithdrawalRow } from './withdrawals.ts';

interface WithdrawalRequest {
  readonly amountFen: number;
  /** The idempotency key: a repetition gets the state of the first withdrawal. */
  readonly key: string | undefined;
}

/** Takes the amount out of the ledger, then sends it to the phone bill. A refused order comes back as an entry of its own. */
export async function withdrawCash(
  deps: Deps,
  { userId }: Member,
  { amountFen, key = newId() }: WithdrawalRequest,
): Promise<CashWithdrawn> {
  const { db, clock } = deps;
  const { withdrawal, isNew } = await db.transaction().execute(async (tx) => {
    await lockSubscriber(tx, userId);
    const earlier = await withdrawalByKey(tx, userId, key);
    if (earlier) return { withdrawal: earlier, isNew: false };
    return { withdrawal: await openWithdrawal(tx, { userId, key, amountFen }, clock.now()), isNew: true };
  });
  if (withdrawal.amount_fen !== amountFen) throw new Refusal(keyUsedSentence);
  const state = isNew ? await settleWithdrawal(deps, withdrawal) : withdrawal.state;
  const balanceFen = (await lastEntry(db, userId))?.balance_fen ?? 0;
  return { withdrawalId: withdrawal.withdrawal_id, amountFen, state, balanceFen };
}

async function openWithdrawal(
  tx: Tx,
  { userId, key, amountFen }: { readonly userId: string; readonly key: string; readonly amountFen: number },
  at: Date,
): Promise<WithdrawalRow> {
  const balanceFen = (await lastEntry(tx, userId))?.balance_fen ?? 0;
  const verdict = withdrawalVerdict({ amountFen, balanceFen, hasPending: await hasPending(tx, userId) });
  if (verdict !== 'allowed') throw new Refusal(withdrawalRefusals[verdict]);
  const withdrawal = await tx
    .insertInto('cash_withdrawals')
    .values({
      withdrawal_id: newId(),
      user_id: userId,
      request_key: key,
      amount_fen: amountFen,
      state: 'pending',
      next_try_at: new Date(at.getTime() + withdrawalLeaseMs),
      created_at: at,
      settled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addEntry(tx, 'withdrawal', withdrawal, at);
  return withdrawal;
}
