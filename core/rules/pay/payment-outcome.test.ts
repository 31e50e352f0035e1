import { describe, expect, it } from 'vitest';
import type { PaymentState } from '../../contract/pay/payments.shapes.ts';
import type { OrderState } from '../order/order-states.ts';
import { paymentOutcome, type OutcomeKind } from './payment-outcome.ts';

const outcome = (payment: PaymentState | undefined, order: OrderState | undefined, stopped = false) =>
  paymentOutcome({ payment, order, isPhysical: false, stopped });

describe('the result of a payment', () => {
  it.each<[PaymentState | undefined, OrderState | undefined, OutcomeKind]>([
    [undefined, undefined, 'waiting'],
    ['waiting', 'created', 'waiting'],
    ['paid', 'created', 'paid'],
    ['failed', 'created', 'failed'],
    ['closed', 'created', 'failed'],
    ['closed', 'delivering', 'paid'],
    ['waiting', 'closed', 'closed'],
    ['refunded', 'created', 'refunded'],
    ['paid', 'refunding', 'refunded'],
    [undefined, 'paid', 'paid'],
  ])('of an attempt %s and an order %s is %s', (payment, order, kind) =>
    expect(outcome(payment, order).kind).toBe(kind),
  );

  it('says when it is asked for no longer', () => {
    expect(outcome('waiting', 'created').title).toBe('正在确认支付结果');
    expect(outcome('waiting', 'created', true).title).toBe('还没有收到付款结果');
  });

  it('says of goods that are shipped what comes next', () =>
    expect(paymentOutcome({ payment: 'paid', order: 'paid', isPhysical: true, stopped: false }).line).toBe(
      '商家正在备货，发货后会提醒您',
    ));
});
