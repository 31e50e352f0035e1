import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { writeMovement, writeMovements } from '../ledger/write-movement.ts';

interface OrderPoints {
  readonly userId: string;
  readonly orderNo: string;
  /** A point is worth one fen. */
  readonly amountFen: number;
}

/** Debits the points that orders of different subscribers use, with two entries each in the ledger; false when one has not enough. */
export async function deductPoints(tx: Tx, orders: readonly OrderPoints[], now: Date): Promise<boolean> {
  const paying = orders.filter(({ amountFen }) => amountFen > 0);
  if (paying.length === 0) return true;
  const { rows } = await sql`
    update users u set points = u.points - w.amount
    from unnest(${paying.map(({ userId }) => userId)}::text[], ${paying.map(({ amountFen }) => amountFen)}::integer[]) as w(user_id, amount)
    where u.user_id = w.user_id and u.points >= w.amount
    returning u.user_id`.execute(tx);
  if (rows.length !== paying.length) return false;
  await writeMovements(
    tx,
    paying.map(({ orderNo, amountFen }) => ({
      movement: `deduct ${orderNo}`,
      orderNo,
      amountFen,
      from: 'deductions',
      to: 'points',
    })),
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
