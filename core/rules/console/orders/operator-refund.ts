import type { RefundVerdict } from '../../order/refund-verdict.ts';

/** What one person of the service desk may refund of an order, and in a day, without a second person. */
export interface RefundLimits {
  readonly orderFen: number;
  readonly dayFen: number;
}

interface RefundedBefore {
  readonly amountFen: number;
  /** Of the order, by one person alone. */
  readonly ofOrderFen: number;
  /** By this person alone within the last day. */
  readonly ofDayFen: number;
}

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** Why a refund needs a second person; none: one person may make it. */
export function refundReasons(
  { amountFen, ofOrderFen, ofDayFen }: RefundedBefore,
  { orderFen, dayFen }: RefundLimits,
): readonly string[] {
  return [
    ...(ofOrderFen + amountFen > orderFen
      ? [`这一单直接退款共 ${yuan(ofOrderFen + amountFen)}，超过 ${yuan(orderFen)}`]
      : []),
    ...(ofDayFen + amountFen > dayFen
      ? [`24 小时内直接退款共 ${yuan(ofDayFen + amountFen)}，超过 ${yuan(dayFen)}`]
      : []),
  ];
}

interface RefundableLine {
  readonly verdict: RefundVerdict;
  readonly way: 'supplier' | 'codes' | 'post' | 'membership' | 'coupons' | null;
  readonly delivery: 'delivering' | 'shipped' | 'delivered' | 'failed' | null;
  readonly isRefunded: boolean;
  readonly isGift: boolean;
}

/**
 * Why an operator cannot refund a line; null: it can be refunded. What a subscriber may not refund alone because it was sent, an operator may:
 * goods come back by post, which only the service desk knows. What was used stays used.
 */
export function refundObstacle({
  verdict,
  way,
  delivery,
  isRefunded,
  isGift,
}: RefundableLine): string | null {
  if (verdict.allowed) return null;
  const wasSent = way === 'post' && (delivery === 'shipped' || delivery === 'delivered');
  return wasSent && !isRefunded && !isGift ? null : verdict.reason;
}
