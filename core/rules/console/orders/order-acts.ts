import type { OrderState } from '../../order/order-states.ts';

/** Why a line is not sent to its supplier again. */
export const lineResendObstacles = {
  'not-begun': '还没有开始发放',
  'not-by-supplier': '不由供应商发放',
  delivered: '已经发放，不能重发',
  failed: '已经退款，不能重发',
} as const;

interface LineFacts {
  readonly way: 'supplier' | 'codes' | 'post' | 'membership' | 'coupons' | null;
  readonly delivery: 'delivering' | 'shipped' | 'delivered' | 'failed' | null;
}

/** A supplier delivers a number once: a line is sent again under its own while its answer is missing. */
export function resendLineObstacle({ way, delivery }: LineFacts): keyof typeof lineResendObstacles | null {
  if (delivery === null) return 'not-begun';
  if (way !== 'supplier') return 'not-by-supplier';
  if (delivery === 'failed') return 'failed';
  return delivery === 'delivering' ? null : 'delivered';
}

/** Why an order is not closed by an operator; null: it can be. Its open attempt to pay is closed at the channel first. */
export const closeObstacle = (state: OrderState): string | null =>
  state === 'created' ? null : state === 'closed' ? '已经关闭' : '已经付款，请走退款';
