import { describe, expect, it } from 'vitest';
import type { PaymentState } from '../../contract/pay/payments.shapes.ts';
import type { OrderState } from '../order/order-states.ts';
import { paymentOutcome, type OutcomeKind } from './payment-outcome.ts';

const outcome = (payment: PaymentState | undefined, order: OrderState | undefined, stopped = false) =>
  paymentOutcome({ payment, order, isPhysical: false, waitsForGroup: false, stopped });

describe('the result of a payment', () => {
  it.each<[PaymentState | undefined, OrderState | undefined, OutcomeKind]>([
    [undefined, undefined, 'waiting'],
    ['waiting', 'created', 'waiting'],
    ['paid', 'created', 'paid'],
    ['failed', 'created', 'failed'],
    ['closed', 'created', 'failed'],
    ['closed', 'delivering', 'paid'],
    ['closed', 'shipped', 'paid'],
    ['failed', 'done', 'paid'],
    ['waiting', 'closed', 'closed'],
    ['refunded', 'created', 'refunded'],
    ['paid', 'refunding', 'refunded'],
    ['paid', 'refunded', 'refunded'],
    ['failed', undefined, 'failed'],
    [undefined, 'paid', 'paid'],
  ])('of an attempt %s and an order %s is %s', (payment, order, kind) =>
    expect(outcome(payment, order).kind).toBe(kind),
  );

  it.each<[PaymentState, OrderState, boolean, string, string]>([
    ['waiting', 'created', false, '正在确认支付结果', '付款后通常几秒内到账，请不要重复付款'],
    ['waiting', 'created', true, '还没有收到付款结果', '如已付款请稍后刷新，不会重复扣款'],
    ['paid', 'paid', true, '支付成功', '正在为您发放，到账后会提醒您'],
    ['failed', 'created', false, '支付没有成功', '没有扣款，订单还为您保留着'],
    ['paid', 'closed', false, '订单已关闭', '如果已经付款，款项会自动原路退回'],
    ['paid', 'refunded', false, '款项正在退回', '会自动原路退回，请留意到账'],
  ])(
    'of an attempt %s and an order %s (no longer polled: %s) reads %s: %s',
    (payment, order, stopped, title, text) =>
      expect(outcome(payment, order, stopped)).toMatchObject({ title, text }),
  );

  it.each<[OrderState, boolean, boolean, string]>([
    ['paid', false, false, '正在为您发放，到账后会提醒您'],
    ['paid', true, false, '商家正在备货，发货后会提醒您'],
    ['paid', false, true, '成团后立即发放，到时未成团全额退回'],
    ['shipped', true, false, '商品已发出，物流信息在订单里'],
    ['done', false, false, '已经发放，可在订单里查看'],
    ['done', true, false, '商品已签收，感谢您的购买'],
  ])(
    'of an order that is %s (shipped: %s, in a group: %s) says %s',
    (order, isPhysical, waitsForGroup, text) =>
      expect(paymentOutcome({ payment: 'paid', order, isPhysical, waitsForGroup, stopped: false }).text).toBe(
        text,
      ),
  );
});
