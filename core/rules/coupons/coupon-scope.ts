/** The goods that a card or a template is for. Empty lists: all. */
export interface CouponScope {
  readonly couponType: string;
  readonly categories: readonly string[];
  readonly goods: readonly string[];
  readonly kinds: readonly string[];
  /** A data coupon is for data packs of up to this size; null for other coupons. */
  readonly flowMb: number | null;
}

/** Goods as coupons see them. */
export interface CouponGoods {
  readonly goodsId: string;
  /** The category and those above it. */
  readonly categoryIds: readonly string[];
  readonly kind: string;
  /** The coupon types the goods accept. */
  readonly couponTypes: readonly string[];
  /** The amount of data in one piece; null for other goods. */
  readonly flowMb: number | null;
}

const fitsAny = (allowed: readonly string[], values: readonly string[]): boolean =>
  allowed.length === 0 || values.some((value) => allowed.includes(value));

/** Whether a coupon can pay for goods, apart from its threshold and its dates. Lists of goods select by the same conditions in SQL. */
export const isInScope = (scope: CouponScope, goods: CouponGoods): boolean =>
  goods.couponTypes.includes(scope.couponType) &&
  fitsAny(scope.categories, goods.categoryIds) &&
  fitsAny(scope.goods, [goods.goodsId]) &&
  fitsAny(scope.kinds, [goods.kind]) &&
  (scope.flowMb === null || (goods.flowMb !== null && goods.flowMb <= scope.flowMb));
