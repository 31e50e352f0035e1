import type { Tx } from '../../../db/database.ts';
import { writeMovement } from '../ledger/public.ts';

interface OrderPoints {
  readonly userId: string;
  readonly orderNo: string;
  /** A point is worth one fen. */
  readonly amountFen: number;
}

/** Debits the points that an order uses, with two entries in the ledger; false when there are not enough. */
export async function deductPoints(
  tx: Tx,
  { userId, orderNo, amountFen }: OrderPoints,
  now: Date,
): Promise<boolean> {
  if (amountFen === 0) return true;
  const debited = await tx
    .updateTable('users')
    .set((e) => ({ points: e('points', '-', amountFen) }))
    .where('user_id', '=', userId)
    .where('points', '>=', amountFen)
    .returning('user_id')
    .executeTakeFirst();
  if (!debited) return false;
  await writeMovement(
    tx,
    { movement: `deduct ${orderNo}`, orderNo, amountFen, from: 'deductions', to: 'points' },
    now,
  );
  return true;
}

/** Gives points of an order back, once for each reference: the order that was closed, or the refund. */
export async function giveBackPoints(
  tx: Tx,
  { userId, orderNo, amountFen, reference }: OrderPoints & { readonly reference: string },
  now: Date,
): Promise<void> {
  if (amountFen === 0) return;
  await writeMovement(
    tx,
    { movement: `give-back ${reference}`, orderNo, amountFen, from: 'points', to: 'deductions' },
    now,
  );
  await tx
    .updateTable('users')
    .set((e) => ({ points: e('points', '+', amountFen) }))
    .where('user_id', '=', userId)
    .execute();
}
