import type { CouponScope } from './coupon-scope.ts';

const byType: Readonly<Record<string, string>> = { qyfd: '福袋', lllb: '流量', wzg: '五折购' };
/** More names would not fit a headline. */
const maxNames = 2;

/** What a coupon is for, in a word for the headline above coupons of one purpose. */
export function couponPurpose(
  { couponType, categories, goods }: Pick<CouponScope, 'couponType' | 'categories' | 'goods'>,
  names: ReadonlyMap<string, string>,
): string {
  const known = byType[couponType];
  if (known !== undefined) return known;
  const named = categories.flatMap((id) => names.get(id) ?? []);
  if (named.length > 0) return named.slice(0, maxNames).join('、') + (named.length > maxNames ? '等' : '');
  return goods.length > 0 ? '指定商品' : '全场通用';
}
