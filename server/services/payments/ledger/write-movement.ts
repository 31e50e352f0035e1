import type { LedgerAccount } from '#core/contract/console/orders/money/money-states.ts';
import type { Tx } from '../../../db/database.ts';

interface Movement {
  /** 'pay <payment_no>', 'refund <refund_no>', 'repair <difference_id>', 'deduct <order_no>' or 'give-back <order or refund>': written once. */
  readonly movement: string;
  readonly orderNo: string;
  readonly amountFen: number;
  /** Where the money comes from, and where it goes. */
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
}

/** Writes movements as two entries each in one statement; the database checks that those of each sum to zero. */
export async function writeMovements(tx: Tx, movements: readonly Movement[], at: Date): Promise<void> {
  await tx
    .insertInto('ledger_entries')
    .values(
      movements.flatMap(({ movement, orderNo: order_no, amountFen, from, to }) => [
        { movement, side: 'debit' as const, account: to, amount_fen: amountFen, order_no, at },
        { movement, side: 'credit' as const, account: from, amount_fen: -amountFen, order_no, at },
      ]),
    )
    .execute();
}

export const writeMovement = (tx: Tx, movement: Movement, at: Date): Promise<void> =>
  writeMovements(tx, [movement], at);
