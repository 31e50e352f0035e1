import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Orders } from '../../../db/schema/orders.ts';

export type OrderRow = Selectable<Orders>;

/** Named, so that the queries are prepared. */
const columns = [
  'order_no',
  'user_id',
  'request_key',
  'request_digest',
  'state',
  'payable_fen',
  'paid_fen',
  'refunded_fen',
  'freight_fen',
  'steps',
  'benefit_mobile_sealed',
  'address_id',
  'created_at',
  'pay_by',
  'hidden_at',
  'reminded_at',
] as const;

/** One of the subscriber's own orders; another user's is not found. */
export const orderOf = (db: Db | Tx, userId: string, orderNo: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .select(columns)
    .where('order_no', '=', orderNo)
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const linesOf = (db: Db | Tx, orderNos: readonly string[]) =>
  orderNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('order_lines')
        .selectAll()
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('product_plans as p')
              .select('p.sku_id')
              .whereRef('p.sku_id', '=', 'order_lines.sku_id'),
          ).as('opens_membership'),
        )
        .where('order_no', 'in', orderNos)
        .orderBy('order_no')
        .orderBy('line')
        .execute();

/** An order with its row locked: what becomes of its lines is decided by one transaction at a time. */
export const lockedOrder = (tx: Tx, orderNo: string): Promise<OrderRow | undefined> =>
  tx.selectFrom('orders').select(columns).where('order_no', '=', orderNo).forUpdate().executeTakeFirst();
