import type { CouponValue } from '../coupons/coupon-price.ts';
import type { CouponGoods, CouponScope } from '../coupons/coupon-scope.ts';
import type { Fen } from './money.ts';

/** A line as coupons see it: the amount after member, activity and multi-order prices. */
export interface CouponLine extends CouponGoods {
  readonly quantity: number;
  readonly amountFen: Fen;
}

export interface OwnedCard extends CouponValue, CouponScope {
  readonly cardCode: string;
  readonly couponName: string;
  readonly flowMb: number | null;
  /** With which other cards it can pay one order. */
  readonly stacking: 'alone' | 'same-type' | 'any';
  /** Milliseconds. */
  readonly beginsAt: number;
  readonly expiresAt: number;
}

export interface UsedCard {
  readonly card: OwnedCard;
  /** What it takes off each line. */
  readonly shares: readonly Fen[];
}
