import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { GoodsSort } from '#core/contract/goods/catalogue.shapes.ts';
import type { CouponType } from '#core/contract/goods/coupon.shapes.ts';
import type { Db } from '../../../db/database.ts';
import { paged, type Page, type PageInput } from '../../../db/paged.ts';
import type { Goods } from '../../../db/schema/mall.ts';

/** Filter, order and page of a list of goods. */
export interface GoodsWanted extends PageInput {
  readonly keyword?: string | undefined;
  readonly couponType?: CouponType | undefined;
  readonly categoryId?: string | undefined;
  /** Empty for all. */
  readonly categories?: readonly string[] | undefined;
  readonly sort: GoodsSort;
}

const inOrder = sql`sort, goods_id`;
const shownPrice = sql`least(price_fen, member_price_fen)`;

/** Goods have no position, so `distance` is the default order; goods of shops have their own call. */
const orders: Readonly<Record<GoodsSort, RawBuilder<unknown>>> = {
  default: inOrder,
  sales: sql`sold desc, goods_id`,
  priceUp: sql`${shownPrice}, goods_id`,
  priceDown: sql`${shownPrice} desc, goods_id`,
  discount: sql`${shownPrice}::numeric / nullif(original_price_fen, 0) nulls last, goods_id`,
  distance: inOrder,
};

const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The index on word pieces selects candidates; `ilike` confirms them. */
const hasWord = (word: string) =>
  sql<boolean>`character_ngrams(name) @> character_ngrams(${word}) and name ilike ${anywhere(word)}`;

/** The goods that match, unordered. */
export const fittingGoods = (
  db: Db,
  { keyword, couponType, categoryId, categories = [] }: Omit<GoodsWanted, 'sort' | 'pageNum' | 'pageSize'>,
) =>
  db
    .selectFrom('goods')
    .$if(categoryId !== undefined, (q) => q.where('category_id', '=', categoryId ?? ''))
    .$if(categories.length > 0, (q) => q.where('category_id', 'in', categories))
    .$if(couponType !== undefined, (q) => q.where(sql<boolean>`coupon_types @> ${[couponType]}::text[]`))
    .$if(keyword !== undefined, (q) => q.where(hasWord(keyword ?? '')));

export function listGoods(db: Db, wanted: GoodsWanted): Promise<Page<Selectable<Goods>>> {
  const fitting = fittingGoods(db, wanted);
  return paged(wanted, fitting, fitting.selectAll().orderBy(orders[wanted.sort]));
}
