import type { PaymentState } from '../../contract/pay/payments.shapes.ts';
import { groupSentence } from '../order/order-progress.ts';
import type { OrderState } from '../order/order-states.ts';

export type OutcomeKind = 'waiting' | 'paid' | 'failed' | 'closed' | 'refunded';

export interface PaymentOutcome {
  readonly kind: OutcomeKind;
  readonly title: string;
  readonly text: string;
}

interface KnownStates {
  /** Of the attempt; undefined while it is unknown. */
  readonly payment: PaymentState | undefined;
  readonly order: OrderState | undefined;
  readonly isPhysical: boolean;
  /** The order waits for its group. */
  readonly waitsForGroup: boolean;
  /** The page has stopped polling. */
  readonly stopped: boolean;
}

/** The order decides: another attempt may have paid it, or its time was over. */
function kindOf({ payment, order }: KnownStates): OutcomeKind {
  switch (order) {
    case 'paid':
    case 'delivering':
    case 'shipped':
    case 'done':
      return 'paid';
    case 'refunding':
    case 'refunded':
      return 'refunded';
    case 'closed':
      return 'closed';
    case 'created':
    case undefined:
      return payment === 'closed' ? 'failed' : (payment ?? 'waiting');
  }
}

/** What comes next for an order that is paid. */
function paidText({ order, isPhysical, waitsForGroup }: KnownStates): string {
  if (waitsForGroup) return groupSentence(isPhysical);
  if (order === 'done') return isPhysical ? '商品已签收，感谢您的购买' : '已经发放，可在订单里查看';
  if (order === 'shipped') return '商品已发出，物流信息在订单里';
  return isPhysical ? '商家正在备货，发货后会提醒您' : '正在为您发放，到账后会提醒您';
}

/** What has become of a payment, in words. */
export function paymentOutcome(known: KnownStates): PaymentOutcome {
  const kind = kindOf(known);
  switch (kind) {
    case 'paid':
      return { kind, title: '支付成功', text: paidText(known) };
    case 'waiting':
      return known.stopped
        ? { kind, title: '还没有收到付款结果', text: '如已付款请稍后刷新，不会重复扣款' }
        : { kind, title: '正在确认支付结果', text: '付款后通常几秒内到账，请不要重复付款' };
    case 'failed':
      return { kind, title: '支付没有成功', text: '没有扣款，订单还为您保留着' };
    case 'closed':
      return { kind, title: '订单已关闭', text: '如果已经付款，款项会自动原路退回' };
    case 'refunded':
      return { kind, title: '款项正在退回', text: '会自动原路退回，请留意到账' };
  }
}
