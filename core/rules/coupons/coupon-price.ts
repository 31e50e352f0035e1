import { applyDiscount } from '../pricing/apply-discount.ts';
import type { Fen } from '../pricing/money.ts';

/** What is printed on one card. */
export interface CouponFace {
  readonly couponAmt: Fen;
  /** 50 for a half-price ticket. */
  readonly payPercent: number | null;
  readonly maxOffFen: Fen | null;
  /** A data ticket is exchanged for data goods, whole. */
  readonly flowMb: number | null;
  readonly thresholdFen: Fen;
}

export interface PaidGoods {
  readonly priceFen: Fen;
  /** How much data it is; null for what is no data. */
  readonly flowMb: number | null;
}

/** What goods cost with one card laid down. Where the card does not count, the price stays; it never rises and never falls below zero. */
export function couponPrice({ priceFen, flowMb }: PaidGoods, face: CouponFace): Fen {
  if (priceFen < face.thresholdFen) return priceFen;
  if (face.flowMb !== null) return flowMb !== null && flowMb <= face.flowMb ? 0 : priceFen;
  if (face.payPercent === null) return applyDiscount(priceFen, { kind: 'amount', fen: face.couponAmt }).price;
  const { price } = applyDiscount(priceFen, { kind: 'tenths', tenths: face.payPercent / 10 });
  return face.maxOffFen === null
    ? price
    : Math.max(price, applyDiscount(priceFen, { kind: 'amount', fen: face.maxOffFen }).price);
}
