import type { OrderStep } from '../../../contract/console/orders/order-states.ts';
import type { OrderState } from '../../order/order-states.ts';

/** What an order does within this time without anyone's help: confirm a payment, begin its deliveries, deliver, refund. */
export const stuckAfterMs = 10 * 60_000;

interface OrderFacts {
  readonly state: OrderState;
  /** An attempt to pay is open at its channel. */
  readonly isPaying: boolean;
  /** Paid for a group that is not complete. */
  readonly isOnHold: boolean;
  /** Lines that the warehouse has not sent. */
  readonly toShip: boolean;
  /** A refund that its channel does not make. */
  readonly isRefundOnHold: boolean;
}

/** What an order waits for; null: for nothing. */
export function orderStep({
  state,
  isPaying,
  isOnHold,
  toShip,
  isRefundOnHold,
}: OrderFacts): OrderStep | null {
  if (isRefundOnHold) return 'refund-on-hold';
  switch (state) {
    case 'created':
      return isPaying ? 'confirmation' : 'payment';
    case 'paid':
      return isOnHold ? 'group' : 'start';
    case 'delivering':
      return toShip ? 'shipping' : 'supplier';
    case 'shipped':
      return 'receipt';
    case 'refunding':
      return 'refund';
    case 'done':
    case 'closed':
    case 'refunded':
      return null;
  }
}

export const orderStepNames: Readonly<Record<OrderStep, string>> = {
  payment: '等用户付款',
  confirmation: '等渠道确认付款',
  group: '等成团',
  start: '等开始发放',
  supplier: '等供应商发放',
  shipping: '等仓库发货',
  receipt: '等用户收货',
  refund: '等渠道退款',
  'refund-on-hold': '渠道拒绝退款，已挂起',
};
