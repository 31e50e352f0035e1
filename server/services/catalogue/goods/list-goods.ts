import { sql, type RawBuilder } from 'kysely';
import type { GoodsSort } from '#core/contract/goods/catalogue.shapes.ts';
import type { Db } from '../../../db/database.ts';
import { unlisted } from '../../../db/is-listed.ts';
import type { PageInput } from '../../../db/paged.ts';
import { countedPage, countLimit, type CountedPage, type CountedRow } from './counted-page.ts';
import { goodsCardColumns, type GoodsCardRow } from '../cards/goods-card.ts';
import { all, goodsConditions, shownPrice, withChildren, type GoodsFilter } from './goods-conditions.ts';

/** Filter, order and page of a list of goods. */
export interface GoodsWanted extends GoodsFilter, PageInput {
  readonly now: Date;
  readonly sort: GoodsSort;
}

const inOrder = sql`sort, goods_id`;

/** Goods have no position, so `distance` is the default order here; a search knows the shops that honour them. */
export const goodsOrders: Readonly<Record<GoodsSort, RawBuilder<unknown>>> = {
  default: inOrder,
  sales: sql`sold desc, goods_id`,
  priceUp: sql`${shownPrice}, goods_id`,
  priceDown: sql`${shownPrice} desc, goods_id`,
  discount: sql`${shownPrice}::numeric / nullif(original_price_fen, 0) nulls last, goods_id`,
  distance: inOrder,
};

const columns = sql.raw(goodsCardColumns.join(', '));
const sortedColumns = sql`${columns}, sort`;
const shownColumns = sql.raw(goodsCardColumns.map((column) => `shown.${column}`).join(', '));

/**
 * A limit of the statement. PostgreSQL guesses a parameter to be a tenth of all rows, and then plans the statement for every request;
 * the first page has its limits in the text.
 */
const limitOf = ({ pageNum }: GoodsWanted, rows: number): RawBuilder<unknown> =>
  pageNum === 1 ? sql.lit(rows) : sql`${rows}`;

const conditionsOf = (filter: GoodsFilter) => all([unlisted.isNot, ...goodsConditions(filter)]);

/** A page of goods with their number, in one statement. */
export async function listGoods(db: Db, wanted: GoodsWanted): Promise<CountedPage<GoodsCardRow>> {
  const { pageNum, pageSize } = wanted;
  const { rows } = await sql<CountedRow<GoodsCardRow>>`
    with ${unlisted.with(wanted.now)}
    select counted.counted, ${shownColumns}
    from (select count(*)::integer as counted from (
      select from goods where ${conditionsOf(wanted)} limit ${limitOf(wanted, countLimit(wanted))}
    ) as first_goods) as counted
    left join (
      select ${columns}, row_number() over () as at
      from (${inOrderOf(wanted)} offset ${limitOf(wanted, (pageNum - 1) * pageSize)} limit ${limitOf(wanted, pageSize)}) as sorted
    ) as shown on true
    order by shown.at`.execute(db);
  return countedPage(wanted, rows);
}

/** The goods in their order. Those of one category in the default order are read from the index of each of its children. */
function inOrderOf(wanted: GoodsWanted): RawBuilder<unknown> {
  const { categoryId, sort, pageNum, pageSize, ...filter } = wanted;
  const order = goodsOrders[sort];
  if (categoryId === undefined || order !== inOrder)
    return sql`select ${sortedColumns} from goods where ${conditionsOf(wanted)} order by ${order}`;
  return sql`select ${sortedColumns} from unnest(${withChildren([categoryId])}) as child
    cross join lateral (
      select ${sortedColumns} from goods where category_id = child and ${conditionsOf(filter)}
      order by ${order} limit ${limitOf(wanted, pageNum * pageSize)}
    ) as children_goods order by ${order}`;
}
