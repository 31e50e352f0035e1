import type { OrderState } from '../../contract/order/order-states.ts';

export type { OrderState };

/** Where an order may go from each state; it never goes back. */
export const nextStates: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['paid', 'closed'],
  paid: ['delivering', 'refunding'],
  delivering: ['shipped', 'done', 'refunding'],
  shipped: ['done', 'refunding'],
  done: ['refunding'],
  closed: [],
  refunding: ['refunded'],
  refunded: [],
};

/** The states from which an order may come into this one. */
export const statesBefore = (next: OrderState): readonly OrderState[] =>
  (Object.keys(nextStates) as OrderState[]).filter((state) => nextStates[state].includes(next));

export const orderStateTexts: Readonly<Record<OrderState, string>> = {
  created: '待付款',
  paid: '已付款',
  delivering: '发放中',
  shipped: '已发货',
  done: '已完成',
  closed: '已关闭',
  refunding: '退款中',
  refunded: '已退款',
};

/** The refusals of an order or a refund that does not exist or belongs to another subscriber. */
export const orderMissing = '没有找到该订单';
export const refundMissing = '没有找到该退款';

/** The refusal of an order of more than is left. */
export const stockRefusal = (goodsName: string): string => `“${goodsName}”库存不足，请减少数量或看看别的`;

/** An order that is not paid is closed after this time. */
export const payWithinMs = 30 * 60_000;

/** A parcel counts as received after this time. */
export const receiveWithinMs = 10 * 86_400_000;
