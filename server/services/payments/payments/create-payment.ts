import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { PayAction, PaymentState } from '#core/contract/pay/payments.shapes.ts';
import type { payments } from '#core/contract/pay/payments.ts';
import { payChannels } from '#core/rules/pay/pay-channels.ts';
import type { Deps } from '../../../deps.ts';
import type { Call, Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Created } from '../../../upstreams/payments/port.ts';
import { miniProgramIdOf } from '../../accounts/public.ts';
import { closePaymentOf } from './close-payment.ts';
import type { Attempt } from './attempt.ts';
import { openPayment, type NoAttempt } from './open-payment.ts';
import { orderPayMethods } from './payment-views.ts';
import { capture, endOpen } from './settle-payment.ts';

type Create = typeof payments.createPayment;
type Input = InputOf<Create>;

const refusals: Readonly<Record<NoAttempt, string>> = {
  'not-found': '没有找到该订单',
  late: '订单已超过付款时间，请重新下单',
  'not-open': '订单已付款，请勿重复支付',
  'other-open': '上一笔支付正在确认，请稍后再试',
};

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
async function onlyAttempt(deps: Deps, { userId }: Member, input: Input): Promise<Attempt> {
  const { orderNo, payMethodId } = input;
  const open = () => openPayment(deps, { orderNo, userId, payMethodId });
  const first = await open();
  if (first !== 'other-open') return attempted(first);
  const closed = await closePaymentOf(deps, orderNo);
  if (closed === 'paid') throw new Refusal(refusals['not-open']);
  return attempted(closed === 'closed' ? await open() : first);
}

function attempted(opened: Attempt | NoAttempt): Attempt {
  if (typeof opened === 'string') throw new Refusal(refusals[opened]);
  return opened;
}

/** The rules of the phone bill, as the page shows them: goods, number and balance. */
async function checkPhoneBill(deps: Deps, member: Member, orderNo: string): Promise<void> {
  const { list } = await orderPayMethods(deps, member, orderNo);
  const offer = list.find(({ payMethodId }) => payChannels[payMethodId] === 'phone-bill');
  if (offer?.usable === false) throw new Refusal(offer.reason ?? '暂不能用话费支付');
}

/** Sends an attempt to its channel, under its number. */
export async function createAtChannel(
  deps: Deps,
  payment: Attempt,
  ip: string,
  { scene, returnTo = '/' }: Pick<Input, 'scene' | 'returnTo'>,
): Promise<Created> {
  const name = payChannels[payment.pay_method_id];
  if (name === 'points') throw new Error('points are debited with the attempt');
  const { mobiles, identities } = deps.encryption;
  const inAccount = payment.open_id_sealed === null ? null : identities.open(payment.open_id_sealed);
  const isInMiniProgram = scene === 'mini-program' && name === 'chat-pay';
  const openId = isInMiniProgram ? await miniProgramIdOf(deps, payment.user_id) : inAccount;
  if (isInMiniProgram && openId === null) throw new Refusal('请在小程序中重新登录后再付款');
  return deps.payChannels[name].create({
    paymentNo: payment.payment_no,
    amountFen: payment.amount_fen,
    description: payment.goods_name.slice(0, 40),
    expiresAt: payment.expires_at,
    returnUrl: `${deps.origins.own()[0] ?? ''}${returnTo}`,
    scene: openId === null ? 'h5' : scene,
    ip,
    payer: { mobile: mobiles.open(payment.mobile_sealed), openId },
  });
}

/** Captures a payment that its channel made at once; otherwise says what the page does next. */
async function captureCreated(deps: Deps, payment: Attempt, created: Created): Promise<DataOf<Create>> {
  const { payment_no: paymentNo } = payment;
  switch (created.kind) {
    case 'action':
      return viewOf(payment, 'waiting', created.action);
    case 'paid': {
      const settled = await capture(deps.db, { payment, tradeNo: created.tradeNo }, deps.clock.now());
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

const viewOf = (payment: Attempt, state: PaymentState, action: PayAction): DataOf<Create> => ({
  paymentNo: payment.payment_no,
  orderNo: payment.order_no,
  payMethodId: payment.pay_method_id,
  amountFen: payment.amount_fen,
  state,
  action,
});
