import type { CouponType } from '../../contract/goods/shared/coupon.shapes.ts';

const texts: Readonly<Record<CouponType, string>> = {
  qyfd: '可用福袋券',
  lllb: '可用流量礼包券',
  wzg: '可五折购',
  cash: '可用立减券',
};

/** What goods say about the coupons they accept. */
export const couponTypeTexts = (types: readonly CouponType[]): string[] => types.map((type) => texts[type]);
