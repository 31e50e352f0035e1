import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface OrderMovement {
  readonly at: string;
  readonly movement: string;
  readonly debit: string;
  readonly credit: string;
  readonly amountFen: number;
}

/** Each movement of an order with both of its entries in one row. */
export async function movementsOfOrder(db: Db, orderNo: string): Promise<OrderMovement[]> {
  const { rows } = await sql<Omit<OrderMovement, 'at'> & { readonly at: Date }>`
    select d.at, d.movement, d.account as debit, c.account as credit, d.amount_fen as "amountFen"
    from ledger_entries d join ledger_entries c on c.movement = d.movement and c.side = 'credit'
    where d.order_no = ${orderNo} and d.side = 'debit' order by d.at, d.movement`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
