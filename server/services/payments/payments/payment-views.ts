import type { DataOf } from '#core/contract/endpoint.ts';
import type { PaymentState } from '#core/contract/pay/payments.shapes.ts';
import type { payments } from '#core/contract/pay/payments.ts';
import { payMethodOffers } from '#core/rules/pay/pay-method-offers.ts';
import { offeredMethods } from '#core/rules/upstreams/not-offered.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { subscriberFacts } from '../../memberships/public.ts';
import { paymentByNo, type PaymentRow } from './tables.ts';

const phoneBill = 3;
const points = 6;
/** A subscriber who comes back from a cashier has begun the attempt within this time. */
const recentMs = 3_600_000;

/** The payment methods of one of the subscriber's unpaid orders. */
export async function orderPayMethods(
  deps: Deps,
  member: Member,
  orderNo: string,
): Promise<DataOf<typeof payments.orderPayMethods>> {
  const order = await deps.db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.user_id', 'o.user_id')
    .select(['o.order_no', 'o.payable_fen', 'o.pay_by', 'o.state', 'u.points'])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('order_lines as l')
            .select('l.line')
            .whereRef('l.order_no', '=', 'o.order_no')
            .where('l.kind', '=', 'physical'),
        )
        .as('is_physical'),
    )
    .where('o.order_no', '=', orderNo)
    .where('o.user_id', '=', member.userId)
    .executeTakeFirst();
  if (!order) throw new Refusal('没有找到该订单');
  if (order.state !== 'created')
    throw new Refusal(order.state === 'closed' ? '订单已关闭，请重新下单' : '订单已付款，请勿重复支付');
  const [facts, balanceFen] = await Promise.all([
    subscriberFacts(deps, member),
    deps.billing.balanceFen(member.mobile),
  ]);
  const offers = payMethodOffers({
    ...facts,
    isPhysical: order.is_physical === true,
    isExternal: false,
    amountFen: order.payable_fen,
    balanceFen,
    points: order.points,
    methods: offeredMethods(deps.missing),
  });
  return {
    orderNo,
    amountFen: order.payable_fen,
    payBy: order.pay_by.toISOString(),
    serverNow: deps.clock.now().toISOString(),
    list: offers.map((offer) => ({
      ...offer,
      balanceFen: offer.payMethodId === phoneBill ? (balanceFen ?? null) : null,
      points: offer.payMethodId === points ? order.points : null,
      deductibleFen: offer.payMethodId === points ? Math.min(order.points, order.payable_fen) : null,
      promoText: null,
    })),
  };
}

/** The attempt that the subscriber has just made, for a cashier that leads back without its number. */
export async function latestPayment(
  { db, clock }: Deps,
  { userId }: Member,
  orderNo: string | undefined,
): Promise<DataOf<typeof payments.latestPayment>> {
  const own = db
    .selectFrom('payments')
    .select(['payment_no', 'order_no'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1);
  const row = await (
    orderNo === undefined
      ? own.where('created_at', '>', new Date(clock.now().getTime() - recentMs))
      : own.where('order_no', '=', orderNo)
  ).executeTakeFirst();
  return { payment: row ? { paymentNo: row.payment_no, orderNo: row.order_no } : null };
}

/** One of the subscriber's own attempts. */
export async function paymentStatus(
  { db }: Deps,
  { userId }: Member,
  paymentNo: string,
): Promise<DataOf<typeof payments.paymentStatus>> {
  const payment = await paymentByNo(db, paymentNo);
  if (payment?.user_id !== userId) throw new Refusal('没有找到该笔支付');
  const { refunded } = await db
    .selectFrom('payment_refunds')
    .select((e) => e.fn.coalesce(e.fn.sum<string>('amount_fen'), e.lit(0)).as('refunded'))
    .where('payment_no', '=', paymentNo)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  return {
    paymentNo,
    orderNo: payment.order_no,
    payMethodId: payment.pay_method_id,
    amountFen: payment.amount_fen,
    state: shownState(payment),
    refundedFen: Number(refunded),
  };
}

function shownState({ state, is_surplus }: PaymentRow): PaymentState {
  switch (state) {
    case 'open':
    case 'closing':
    case 'disputed':
      return 'waiting';
    case 'paid':
      return is_surplus ? 'refunded' : 'paid';
    case 'failed':
    case 'closed':
      return state;
  }
}
