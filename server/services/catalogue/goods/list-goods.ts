import { sql, type RawBuilder } from 'kysely';
import type { GoodsSort } from '#core/contract/goods/catalogue.shapes.ts';
import type { Db } from '../../../db/database.ts';
import { unlisted } from '../../../db/is-listed.ts';
import type { PageInput } from '../../../db/paged.ts';
import { countedPage, countLimit, type CountedPage, type CountedRow } from './counted-page.ts';
import { goodsCardColumns, type GoodsCardRow } from '../cards/goods-card.ts';
import { all, goodsConditions, withChildren, type GoodsFilter } from './goods-conditions.ts';
import { hasPromotionPrice, listPrice, lowestPrice, lowestShare, membersPrice } from './list-price.ts';

/** Filter, order and page of a list of goods. */
export interface GoodsInput extends GoodsFilter, PageInput {
  readonly now: Date;
  readonly sort: GoodsSort;
}

const inOrder = sql`sort, goods_id`;

/** Goods have no position, so `distance` is the default order here; a search knows the shops that honour them. */
export const goodsOrders = (price: RawBuilder<unknown>) =>
  ({
    default: inOrder,
    sales: sql`sold desc, goods_id`,
    priceUp: sql`${price}, goods_id`,
    priceDown: sql`${price} desc, goods_id`,
    discount: sql`${price}::numeric / nullif(original_price_fen, 0) nulls last, goods_id`,
    distance: inOrder,
  }) as const satisfies Record<GoodsSort, RawBuilder<unknown>>;

/** The orders of goods for all visitors alike, by the member price. */
export const publicOrders = goodsOrders(membersPrice);
const pricedSorts: readonly GoodsSort[] = ['priceUp', 'priceDown', 'discount'];

const columns = sql.raw(goodsCardColumns.join(', '));
const sortedColumns = sql`${columns}, sort`;
const shownColumns = sql.raw(goodsCardColumns.map((column) => `shown.${column}`).join(', '));

/**
 * A limit of the statement. PostgreSQL guesses a parameter to be a tenth of all rows, and then plans the statement for every request;
 * the first page has its limits in the text.
 */
const limitOf = ({ pageNum }: GoodsInput, rows: number): RawBuilder<unknown> =>
  pageNum === 1 ? sql.lit(rows) : sql`${rows}`;

const conditionsOf = (filter: Omit<GoodsInput, keyof PageInput | 'sort'>) =>
  all([unlisted.isNot, ...goodsConditions(filter, filter.now)]);

/** A page of goods with their number, in one statement. */
export async function listGoods(db: Db, input: GoodsInput): Promise<CountedPage<GoodsCardRow>> {
  const { pageNum, pageSize } = input;
  const { rows } = await sql<CountedRow<GoodsCardRow>>`
    with ${unlisted.with(input.now)}
    select counted.counted, ${shownColumns}
    from (select count(*)::integer as counted from (
      select from goods where ${conditionsOf(input)} limit ${limitOf(input, countLimit(input))}
    ) as first_goods) as counted
    left join (
      select ${columns}, row_number() over () as at
      from (${inOrderOf(input)} offset ${limitOf(input, (pageNum - 1) * pageSize)} limit ${limitOf(input, pageSize)}) as sorted
    ) as shown on true
    order by shown.at`.execute(db);
  return countedPage(input, rows);
}

/** The goods in their order. Those of one category in the default order are read from the index of each of its children. */
function inOrderOf(input: GoodsInput): RawBuilder<unknown> {
  const { categoryId, sort, pageNum, pageSize, ...filter } = input;
  if (pricedSorts.includes(sort)) return inPriceOrder(input);
  const order = publicOrders[sort];
  if (categoryId === undefined || order !== inOrder)
    return sql`select ${sortedColumns} from goods where ${conditionsOf(input)} order by ${order}`;
  return sql`select ${sortedColumns} from unnest(${withChildren([categoryId])}) as child
    cross join lateral (
      select ${sortedColumns} from goods where category_id = child and ${conditionsOf(filter)}
      order by ${order} limit ${limitOf(input, pageNum * pageSize)}
    ) as children_goods order by ${order}`;
}

/** Goods without a promotion price from their index, merged with those of the others that can be on the page, whose prices are computed. */
function inPriceOrder(input: GoodsInput): RawBuilder<unknown> {
  const { sort, pageNum, pageSize } = input;
  const { usual, promoted } = listPrice(input.buyer, input.now);
  const rows = limitOf(input, pageNum * pageSize);
  const part = (which: RawBuilder<unknown>, price: RawBuilder<unknown>) => sql`
    select ${sortedColumns}, ${price} as shown_fen from goods where ${which} and ${conditionsOf(input)}
    order by ${goodsOrders(price)[sort]} limit ${rows}`;
  const isNear = mayBeAmongFirst(sort, usual, rows);
  return sql`with plain as materialized (${part(sql`not ${hasPromotionPrice}`, usual)})
    select ${sortedColumns} from (
      select ${sortedColumns}, shown_fen from plain union all (${part(sql`${hasPromotionPrice} and ${isNear}`, promoted)})
    ) as priced order by ${goodsOrders(sql`shown_fen`)[sort]}`;
}

/**
 * Promoted goods that can come before the last of so many `plain` goods, by the bounds of their price: it is not above the usual one, nor
 * below the lowest of their promotions. With fewer plain goods, all of them can.
 */
function mayBeAmongFirst(
  sort: GoodsSort,
  usual: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const last = (value: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
    sql`(select case when count(${value}) >= ${rows} then ${which}(${value}) end from plain)`;
  const fen = sql`shown_fen`;
  if (sort === 'priceDown') return sql`${usual} >= coalesce(${last(fen, sql`min`)}, 0)`;
  if (sort === 'discount')
    return sql`${lowestShare} <= coalesce(${last(sql`shown_fen::numeric / nullif(original_price_fen, 0)`, sql`max`)}, 'Infinity')`;
  return sql`${lowestPrice} <= coalesce(${last(fen, sql`max`)}, 2147483647)`;
}
