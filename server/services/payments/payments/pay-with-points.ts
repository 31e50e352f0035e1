import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import { capture } from './settle-payment.ts';
import type { Attempt } from './attempt.ts';

/** Debits the points and pays the order in one transaction. A point is worth one fen. */
export async function payWithPoints(tx: Tx, payment: Attempt, now: Date): Promise<Attempt> {
  const { user_id, amount_fen } = payment;
  const debited = await tx
    .updateTable('users')
    .set((e) => ({ points: e('points', '-', amount_fen) }))
    .where('user_id', '=', user_id)
    .where('points', '>=', amount_fen)
    .returning('user_id')
    .executeTakeFirst();
  if (!debited) throw new Refusal('AI豆不足，请换一种支付方式');
  await capture(tx, { payment, tradeNo: null }, now);
  return { ...payment, state: 'paid' };
}

/** Gives points back for a refund. */
export async function returnPoints(tx: Tx, userId: string, amountFen: number): Promise<void> {
  await tx
    .updateTable('users')
    .set((e) => ({ points: e('points', '+', amountFen) }))
    .where('user_id', '=', userId)
    .execute();
}
