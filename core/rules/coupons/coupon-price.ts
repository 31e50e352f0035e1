import { applyDiscount } from '../pricing/apply-discount.ts';
import type { Fen } from '../pricing/money.ts';

/** The value and conditions of one coupon. */
export interface CouponValue {
  readonly couponAmt: Fen;
  /** 50 for a half-price coupon. */
  readonly payPercent: number | null;
  /** What a share of the price or a data coupon takes off at most. */
  readonly maxOffFen: Fen | null;
  /** A data coupon pays data goods of up to this size. */
  readonly flowMb: number | null;
  readonly thresholdFen: Fen;
}

export interface PaidGoods {
  readonly priceFen: Fen;
  /** The amount of data; null for other goods. */
  readonly flowMb: number | null;
}

/** The price with one coupon applied. Where the coupon does not apply, the price is unchanged; it is never negative. */
export function couponPrice({ priceFen, flowMb }: PaidGoods, coupon: CouponValue): Fen {
  if (priceFen < coupon.thresholdFen) return priceFen;
  if (coupon.flowMb !== null)
    return flowMb !== null && flowMb <= coupon.flowMb ? withinMax(priceFen, 0, coupon) : priceFen;
  if (coupon.payPercent === null)
    return applyDiscount(priceFen, { kind: 'amount', fen: coupon.couponAmt }).price;
  const { price } = applyDiscount(priceFen, { kind: 'tenths', tenths: coupon.payPercent / 10 });
  return withinMax(priceFen, price, coupon);
}

const withinMax = (before: Fen, after: Fen, { maxOffFen }: CouponValue): Fen =>
  maxOffFen === null
    ? after
    : Math.max(after, applyDiscount(before, { kind: 'amount', fen: maxOffFen }).price);
