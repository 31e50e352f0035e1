import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';

/** The names of the coupon types, in the order of filters. */
export const couponNames: readonly { readonly key: CouponType; readonly text: string }[] = [
  { key: 'qyfd', text: '福袋券' },
  { key: 'lllb', text: '流量礼包券' },
  { key: 'wzg', text: '五折购券' },
  { key: 'cash', text: '立减券' },
];

export const couponTypeOf = (text: string | undefined): CouponType | undefined =>
  couponNames.find(({ key }) => key === text)?.key;
