import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Payments } from '../../../db/schema/payments.ts';

export type PaymentRow = Selectable<Payments>;

/** Named, so that the queries are prepared. */
const columns = [
  'payment_no',
  'order_no',
  'user_id',
  'pay_method_id',
  'amount_fen',
  'state',
  'is_surplus',
  'trade_no',
  'created_at',
  'expires_at',
  'paid_at',
  'refunding_fen',
  'tries',
  'next_query_at',
] as const;

/** The order's row locked: everything that moves its money takes this lock first. */
export const lockOrder = (tx: Tx, orderNo: string) =>
  tx
    .selectFrom('orders')
    .select(['order_no', 'user_id', 'state', 'payable_fen', 'pay_by'])
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();

export const paymentByNo = (db: Db | Tx, paymentNo: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').select(columns).where('payment_no', '=', paymentNo).executeTakeFirst();

/** The attempts to pay an order, the first one first. */
export const paymentsOf = (db: Db | Tx, orderNo: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .select(columns)
    .where('order_no', '=', orderNo)
    .orderBy('created_at')
    .orderBy('payment_no')
    .execute();

export const openPaymentOf = (db: Db | Tx, orderNo: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .select(columns)
    .where('order_no', '=', orderNo)
    .where('state', 'in', ['open', 'closing'])
    .executeTakeFirst();

/** Leases attempts that are due to be queried; another instance takes others. */
export async function leaseDuePayments(
  db: Db,
  { now, until, max }: { readonly now: Date; readonly until: Date; readonly max: number },
): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    update payments p set next_query_at = ${until}, tries = least(tries + 1, 1000)
    from (
      select payment_no from payments where state in ('open', 'closing') and next_query_at <= ${now}
      order by next_query_at limit ${max} for update skip locked
    ) due
    where p.payment_no = due.payment_no
    returning p.*`.execute(db);
  return rows;
}
