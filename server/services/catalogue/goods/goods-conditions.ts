import { sql, type RawBuilder } from 'kysely';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { CouponScope } from '#core/rules/coupons/coupon-scope.ts';
import { soldIn } from './sold-in.ts';

/** What goods must have to be in a list; each is optional. */
export interface GoodsFilter {
  readonly categoryId?: string | undefined;
  readonly couponType?: CouponType | undefined;
  /** What a coupon is for. */
  readonly scope?: CouponScope | undefined;
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  /** At most so many percent of the struck price. */
  readonly discountTo?: number | undefined;
  readonly memberPrice?: 0 | 1 | undefined;
  readonly inStock?: 0 | 1 | undefined;
  readonly inCity?: 0 | 1 | undefined;
  readonly cityCode?: string | undefined;
}

/** The lower of price and member price; the index goods_by_price is on it. */
export const shownPrice = sql`least(price_fen, member_price_fen)`;

/** The categories and their children. */
export const withChildren = (ids: readonly string[]) =>
  sql`array(select unnest(${ids}::text[]) union select c.category_id from categories c where c.parent_id = any(${ids}::text[]))`;

/** Goods of the categories and of their children. */
export const ofCategories = (ids: readonly string[]) => sql<boolean>`category_id = any(${withChildren(ids)})`;

/** Sold in the city, and honoured at a shop there where it is used in shops. */
export const soldInCity = (city: string) => sql<boolean>`(
  ${soldIn(city)}
  and (goods.supplier is null or exists (select from shops where shops.supplier = goods.supplier and shops.area_num = ${city})))`;

/** Conditions joined by "and". */
export const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`;

/** The goods that a coupon can pay for: the conditions of `isInScope` in SQL. */
const inScope = ({
  couponType,
  categories,
  goods,
  kinds,
  flowMb,
}: CouponScope): readonly RawBuilder<unknown>[] => [
  sql`coupon_types @> ${[couponType]}::text[]`,
  ...(categories.length === 0 ? [] : [ofCategories(categories)]),
  ...(goods.length === 0 ? [] : [sql`goods_id = any(${goods}::text[])`]),
  ...(kinds.length === 0 ? [] : [sql`kind = any(${kinds}::text[])`]),
  ...(flowMb === null ? [] : [sql`flow_mb <= ${flowMb}`]),
];

/** The conditions of a filter on `goods`, to be joined by "and". */
export function goodsConditions(filter: GoodsFilter): readonly RawBuilder<unknown>[] {
  const { categoryId, couponType, scope, priceFrom, priceTo, discountTo, cityCode } = filter;
  return [
    ...(categoryId === undefined ? [] : [ofCategories([categoryId])]),
    ...(scope ? inScope(scope) : []),
    ...(couponType === undefined ? [] : [sql`coupon_types @> ${[couponType]}::text[]`]),
    ...(priceFrom === undefined ? [] : [sql`${shownPrice} >= ${priceFrom}`]),
    ...(priceTo === undefined ? [] : [sql`${shownPrice} <= ${priceTo}`]),
    ...(discountTo === undefined
      ? []
      : [sql`original_price_fen > 0 and ${shownPrice} * 100 <= original_price_fen * ${discountTo}`]),
    ...(filter.memberPrice === 1 ? [sql`member_price_fen is not null`] : []),
    ...(filter.inStock === 1 ? [sql`in_stock`] : []),
    ...(filter.inCity === 1 && cityCode !== undefined ? [soldInCity(cityCode)] : []),
  ];
}
