import { sql, Transaction } from 'kysely';
import { payChannels } from '#core/rules/pay/pay-channels.ts';
import { payMethods } from '#core/rules/pay/pay-methods.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Deps } from '../../../deps.ts';
import type { ChannelState } from '../../../upstreams/payments/port.ts';
import { writeMovement } from '../ledger/write-movement.ts';
import { refundPayment } from '../refunds/request-refund.ts';
import { lockOrder, paymentByNo, type PaymentRow } from './tables.ts';

type SettledPayment = Pick<PaymentRow, 'payment_no' | 'pay_method_id' | 'amount_fen'>;
type SettleDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'ordersPaid' | 'refundsDue'>;

/** 'wrong-amount': the channel has another amount; nothing was changed. */
export type Settled = 'paid' | 'surplus' | 'failed' | 'closed' | 'open' | 'wrong-amount';

/**
 * Applies what the channel says about an attempt, once and forward only: paid is final, and money for an attempt that was closed still
 * counts. Money that the order cannot take any more is refunded.
 */
export async function settlePayment(
  deps: SettleDeps,
  payment: SettledPayment,
  state: ChannelState,
): Promise<Settled> {
  const settled = await writeSettled(deps, deps.db, payment, state);
  wakeAfter(deps, settled);
  return settled;
}

/** Wakes the job that goes on with an attempt, once it is committed. */
export function wakeAfter(
  { ordersPaid, refundsDue }: Pick<Deps, 'ordersPaid' | 'refundsDue'>,
  settled: Settled,
): void {
  if (settled === 'paid') ordersPaid.notify();
  if (settled === 'surplus') refundsDue.notify();
}

/** Writes what the channel says about an attempt; the caller wakes what goes on with it. */
export async function writeSettled(
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  db: Db | Tx,
  payment: SettledPayment,
  state: ChannelState,
): Promise<Settled> {
  switch (state.kind) {
    case 'paid': {
      if (state.amountFen !== payment.amount_fen) {
        const { payment_no: paymentNo, amount_fen: askedFen } = payment;
        const amounts = { askedFen, amountFen: state.amountFen ?? 'not in fen' };
        log.error({ paymentNo, ...amounts }, 'the channel has another amount than we asked for');
        return 'wrong-amount';
      }
      return capture(db, { payment, tradeNo: state.tradeNo }, clock.now());
    }
    case 'failed':
    case 'closed':
      return (await endOpen({ db }, payment.payment_no, state.kind)) ? state.kind : 'open';
    case 'waiting':
    case 'absent':
    case 'unknown':
      return 'open';
  }
}

/** Money that a channel reports for an attempt. */
export interface Received {
  readonly payment: Pick<PaymentRow, 'payment_no' | 'pay_method_id'>;
  readonly tradeNo: string | null;
}

const captureOpen = preparedQuery<
  {
    readonly paymentNo: string;
    readonly tradeNo: string | null;
    readonly account: string;
    readonly reason: string;
    readonly now: Date;
  },
  { readonly settled: 'paid' | 'surplus' | null }
>('capture-payment', (db, { paymentNo, tradeNo, account, reason, now }) => ({
  compile: () =>
    sql<{
      settled: 'paid' | 'surplus' | null;
    }>`select capture_payment(${paymentNo}, ${tradeNo}, ${account}, ${reason}, ${now}) as settled`.compile(
      db,
    ),
}));

/** Writes received money: payment, ledger and order, all or nothing. A repetition changes nothing. */
export async function capture(
  db: Db | Tx,
  { payment: { payment_no: paymentNo, pay_method_id }, tradeNo }: Received,
  now: Date,
): Promise<'paid' | 'surplus'> {
  const account = payChannels[pay_method_id];
  const method = payMethods.find(({ payMethodId }) => payMethodId === pay_method_id);
  const reason = `${method?.payMethodName ?? ''}付款成功`;
  const [row] = await captureOpen(db, { paymentNo, tradeNo, account, reason, now });
  if (row?.settled) return row.settled;
  const work = (tx: Tx) => captureSurplus(tx, paymentNo, tradeNo, now);
  return db instanceof Transaction ? work(db) : db.transaction().execute(work);
}

/** Writes money that the order cannot take, and refunds it. An order never waits to be paid again, so this cannot be too late. */
async function captureSurplus(
  tx: Tx,
  paymentNo: string,
  tradeNo: string | null,
  now: Date,
): Promise<'paid' | 'surplus'> {
  const found = await paymentByNo(tx, paymentNo);
  if (!found) throw new Error(`payment ${paymentNo} is gone`);
  const { order_no: orderNo, amount_fen: amountFen, pay_method_id } = found;
  const order = await lockOrder(tx, orderNo);
  const payment = await paymentByNo(tx, paymentNo);
  if (payment?.state === 'paid') return payment.is_surplus ? 'surplus' : 'paid';
  await tx
    .updateTable('payments')
    .set({ state: 'paid', is_surplus: true, trade_no: tradeNo, paid_at: now })
    .where('payment_no', '=', paymentNo)
    .execute();
  const to = payChannels[pay_method_id];
  await writeMovement(tx, { movement: `pay ${paymentNo}`, orderNo, amountFen, from: 'surplus', to }, now);
  const reason = order?.state === 'closed' ? '订单已关闭，款项退回' : '重复付款，款项退回';
  await refundPayment(tx, { paymentNo, orderNo, refundNo: `S${paymentNo}`, amountFen, reason }, now);
  return 'surplus';
}

/** Ends an attempt without money; one that is paid meanwhile stays paid. */
export async function endOpen(
  { db }: { readonly db: Db | Tx },
  paymentNo: string,
  state: 'failed' | 'closed' | 'disputed',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ state })
    .where('payment_no', '=', paymentNo)
    .where('state', 'in', ['open', 'closing'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
