import { couponWorth, type CouponFace } from './coupon-worth.ts';

/** The worth of a coupon as one word, such as ¥50, 8.8折 or 1.5GB. */
export function couponWorthText(face: CouponFace): string {
  const { before = '', value, after = '' } = couponWorth(face);
  return before + value + after;
}
