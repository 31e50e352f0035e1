import type { CouponTemplate } from '../../contract/goods/shared/coupon.shapes.ts';

export type CouponFace = Pick<CouponTemplate, 'couponAmt' | 'payPercent' | 'flowMb'>;

export interface CouponWorth {
  readonly before?: '¥';
  readonly value: string;
  readonly after?: 'GB' | 'MB' | '折';
}

const twoDecimals = (hundredths: number): string => String(Math.floor(hundredths) / 100);

/** What a coupon is worth: an amount, a discount or a data volume, with its unit before or after. */
export function couponWorth({ couponAmt, payPercent, flowMb }: CouponFace): CouponWorth {
  if (flowMb !== null)
    return flowMb >= 1024
      ? { value: twoDecimals((flowMb / 1024) * 100), after: 'GB' }
      : { value: String(flowMb), after: 'MB' };
  return payPercent === null
    ? { before: '¥', value: twoDecimals(couponAmt) }
    : { value: String(payPercent / 10), after: '折' };
}
