import { randomInt } from 'node:crypto';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { PayAction, PaymentState } from '#core/contract/pay/payments.shapes.ts';
import type { payments } from '#core/contract/pay/payments.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { payChannels } from '#core/rules/pay/pay-channels.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Call, Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Created } from '../../../upstreams/payments/port.ts';
import { accountById } from '../../accounts/public.ts';
import { closePaymentOf } from './close-payment.ts';
import { firstQueryMs } from './query-payments.ts';
import { orderPayMethods } from './payment-views.ts';
import { payWithPoints } from './pay-with-points.ts';
import { capture, endOpen } from './settle-payment.ts';
import { lockOrder, openPaymentOf, type PaymentRow } from './tables.ts';

type Create = typeof payments.createPayment;
type Input = InputOf<Create>;

const notFound = '没有找到该订单';
const alreadyPaid = '订单已付款，请勿重复支付';
const stillClosing = '上一笔支付正在确认，请稍后再试';

/**
 * Begins to pay an order, or continues the attempt that was begun with the same method. There is one open attempt per order: one with
 * another method is closed at its channel first. The attempt is committed before the channel is called, so no payment is unknown here.
 */
export async function createPayment(
  deps: Deps,
  { caller, ip }: Call<Member>,
  input: Input,
): Promise<DataOf<Create>> {
  if (payChannels[input.payMethodId] === 'phone-bill') await checkPhoneBill(deps, caller, input.orderNo);
  const payment = await onlyAttempt(deps, caller, input);
  if (payment.state !== 'paid')
    return captureCreated(deps, payment, await createAtChannel(deps, payment, ip, input));
  deps.ordersPaid.notify();
  return viewOf(payment, 'paid', { kind: 'none' });
}

/** Opens the attempt of this method after the one of another method was closed at its channel. */
async function onlyAttempt(deps: Deps, caller: Member, input: Input): Promise<PaymentRow> {
  const open = () => deps.db.transaction().execute((tx) => openPayment(tx, deps, caller, input));
  const first = await open();
  if (first !== 'other-open') return first;
  const closed = await closePaymentOf(deps, input.orderNo);
  if (closed === 'paid') throw new Refusal(alreadyPaid);
  const second = closed === 'closed' ? await open() : first;
  if (second === 'other-open') throw new Refusal(stillClosing);
  return second;
}

/** The rules of the phone bill, as the page shows them: goods, number and balance. */
async function checkPhoneBill(deps: Deps, member: Member, orderNo: string): Promise<void> {
  const { list } = await orderPayMethods(deps, member, orderNo);
  const offer = list.find(({ payMethodId }) => payChannels[payMethodId] === 'phone-bill');
  if (offer?.usable === false) throw new Refusal(offer.reason ?? '暂不能用话费支付');
}

async function openPayment(
  tx: Tx,
  { clock }: Deps,
  { userId }: Member,
  { orderNo, payMethodId }: Input,
): Promise<PaymentRow | 'other-open'> {
  const order = await lockOrder(tx, orderNo);
  if (!order || order.user_id !== userId) throw new Refusal(notFound);
  const now = clock.now();
  if (order.state === 'closed' || (order.state === 'created' && order.pay_by <= now))
    throw new Refusal('订单已超过付款时间，请重新下单');
  if (order.state !== 'created') throw new Refusal(alreadyPaid);
  return openAttempt(tx, order, payMethodId, now);
}

/** Opens an attempt, or continues the open one of the same method. The caller holds the lock on the order's row. */
export async function openAttempt(
  tx: Tx,
  order: NonNullable<Awaited<ReturnType<typeof lockOrder>>>,
  payMethodId: Input['payMethodId'],
  now: Date,
): Promise<PaymentRow | 'other-open'> {
  const { order_no: orderNo, user_id: userId } = order;
  const open = await openPaymentOf(tx, orderNo);
  if (open) return open.pay_method_id === payMethodId && open.state === 'open' ? open : 'other-open';
  const payment = await tx
    .insertInto('payments')
    .values({
      payment_no: newPaymentNo(now),
      order_no: orderNo,
      user_id: userId,
      pay_method_id: payMethodId,
      amount_fen: order.payable_fen,
      state: 'open',
      trade_no: null,
      created_at: now,
      expires_at: order.pay_by,
      paid_at: null,
      next_query_at: new Date(now.getTime() + firstQueryMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return payChannels[payMethodId] === 'points' ? payWithPoints(tx, payment, now) : payment;
}

/** Sends an attempt to its channel, under its number. */
export async function createAtChannel(
  deps: Deps,
  payment: PaymentRow,
  ip: string,
  { scene, returnTo = '/' }: Pick<Input, 'scene' | 'returnTo'>,
): Promise<Created> {
  const name = payChannels[payment.pay_method_id];
  if (name === 'points') throw new Error('points are debited with the attempt');
  const [account, line] = await Promise.all([
    accountById(deps, payment.user_id),
    deps.db
      .selectFrom('order_lines')
      .select('goods_name')
      .where('order_no', '=', payment.order_no)
      .orderBy('line')
      .limit(1)
      .executeTakeFirst(),
  ]);
  if (!account) throw new Error('the account of a payment is gone');
  return deps.payChannels[name].create({
    paymentNo: payment.payment_no,
    amountFen: payment.amount_fen,
    description: (line?.goods_name ?? '商品').slice(0, 40),
    expiresAt: payment.expires_at,
    returnUrl: `${deps.origins.own()[0] ?? ''}${returnTo}`,
    scene: account.open_id === null ? 'h5' : scene,
    ip,
    payer: { mobile: account.mobile, openId: account.open_id },
  });
}

/** Captures a payment that its channel made at once; otherwise says what the page does next. */
async function captureCreated(deps: Deps, payment: PaymentRow, created: Created): Promise<DataOf<Create>> {
  const { payment_no: paymentNo } = payment;
  switch (created.kind) {
    case 'action':
      return viewOf(payment, 'waiting', created.action);
    case 'paid': {
      const settled = await deps.db
        .transaction()
        .execute((tx) => capture(tx, paymentNo, created.tradeNo, deps.clock.now()));
      if (settled === 'paid') deps.ordersPaid.notify();
      else deps.refundsDue.notify();
      return viewOf(payment, settled === 'paid' ? 'paid' : 'refunded', { kind: 'none' });
    }
    case 'refused':
      await endOpen(deps, paymentNo, 'failed');
      throw new Refusal(created.reason);
    case 'unknown':
      // The attempt stays open: a repetition sends it again under its number, and the job queries it.
      deps.log.warn({ paymentNo, reason: created.reason }, 'a payment channel did not answer');
      throw new Refusal('支付渠道暂时没有响应，请稍后重试或换一种方式');
  }
}

const viewOf = (payment: PaymentRow, state: PaymentState, action: PayAction): DataOf<Create> => ({
  paymentNo: payment.payment_no,
  orderNo: payment.order_no,
  payMethodId: payment.pay_method_id,
  amountFen: payment.amount_fen,
  state,
  action,
});

/** The day and twelve random digits. */
function newPaymentNo(now: Date): string {
  const { year, month, day } = chinaTime(now);
  const two = (value: number) => String(value).padStart(2, '0');
  const random = () => String(randomInt(1_000_000)).padStart(6, '0');
  return `P${year}${two(month)}${two(day)}${random()}${random()}`;
}
