import { sql, type RawBuilder } from 'kysely';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { CouponScope } from '#core/rules/coupons/coupon-scope.ts';
import { hasPromotionPrice, listPrice, type ListBuyer } from './list-price.ts';
import { soldIn } from './sold-in.ts';

/** What goods must have to be in a list; each is optional. */
export interface GoodsFilter {
  readonly categoryId?: string | undefined;
  readonly couponType?: CouponType | undefined;
  /** What a coupon is for. */
  readonly scope?: CouponScope | undefined;
  /** Whose price the next three are of; absent: a guest. */
  readonly buyer?: ListBuyer | undefined;
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  /** At most so many percent of the struck price. */
  readonly discountTo?: number | undefined;
  readonly memberPrice?: 0 | 1 | undefined;
  readonly inStock?: 0 | 1 | undefined;
  readonly inCity?: 0 | 1 | undefined;
  readonly cityCode?: string | undefined;
}

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

/** The conditions on the shown price. Each kind of goods has its own, so that an index can find them. */
function priceConditions({ priceFrom, priceTo, discountTo, buyer }: GoodsFilter, now: Date) {
  if (priceFrom === undefined && priceTo === undefined && discountTo === undefined) return [];
  const { usual, promoted } = listPrice(buyer, now);
  const fits = (price: RawBuilder<unknown>) =>
    all([
      ...(priceFrom === undefined ? [] : [sql`${price} >= ${priceFrom}`]),
      ...(priceTo === undefined ? [] : [sql`${price} <= ${priceTo}`]),
      ...(discountTo === undefined
        ? []
        : [sql`original_price_fen > 0 and ${price} * 100 <= original_price_fen * ${discountTo}`]),
    ]);
  return [sql`(not ${hasPromotionPrice} and ${fits(usual)} or ${hasPromotionPrice} and ${fits(promoted)})`];
}

/** The conditions of a filter on `goods`, to be joined by "and". */
export function goodsConditions(filter: GoodsFilter, now: Date): readonly RawBuilder<unknown>[] {
  const { categoryId, couponType, scope, cityCode } = filter;
  return [
    ...(categoryId === undefined ? [] : [ofCategories([categoryId])]),
    ...(scope ? inScope(scope) : []),
    ...(couponType === undefined ? [] : [sql`coupon_types @> ${[couponType]}::text[]`]),
    ...priceConditions(filter, now),
    ...(filter.memberPrice === 1 ? [sql`member_price_fen is not null`] : []),
    ...(filter.inStock === 1 ? [sql`in_stock`] : []),
    ...(filter.inCity === 1 && cityCode !== undefined ? [soldInCity(cityCode)] : []),
  ];
}
