import { sql } from 'kysely';
import type { goods } from '#core/contract/console/goods.ts';
import type { StockOfArea } from '#core/contract/console/goods/goods-fields.shapes.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { normaliseKeyword } from '#core/rules/goods/search/normalise-keyword.ts';
import { areaName } from '#core/rules/console/goods/stock-areas.ts';
import type { Db } from '../../../db/database.ts';
import { keysetPage, rowsFor } from '../../../db/keyset-page.ts';
import { hasGrams, hasPatterns } from '../search/match-conditions.ts';
import { searchTerms } from '../search/search-terms.ts';

type Row = Omit<StockOfArea, 'areaName'>;
const named = <R extends Row>(row: R) => ({ ...row, areaName: areaName(row.area) });

const asked = sql`(select count(*)::integer from stock_reminders r where r.sku_id = k.sku_id) as asked`;

/** The limited stock of every sku: in all areas together, and by area. */
const places = sql`
  select k.sku_id as "skuId", k.name as "skuName", k.goods_id as "goodsId", k.sort, p.area, p.left, ${asked}
  from skus k cross join lateral (
    select null::text as area, k.stock_left as left where k.stock_left is not null
    union all
    select a.area_num, a.inventory from area_stock a where a.sku_id = k.sku_id
  ) p`;

export async function areaStock(db: Db, goodsId: string): Promise<DataOf<typeof goods.areaStock>> {
  const { rows } = await sql<Row>`
    select "skuId", "skuName", area, "left", asked from (${places} where k.goods_id = ${goodsId}) s
    order by sort, "skuId", area nulls first`.execute(db);
  return { rows: rows.map(named) };
}

type ListCall = typeof goods.stockList;
interface ListRow extends Row {
  readonly goodsId: string;
  readonly goodsName: string;
  readonly picUrl: string;
}

/** Stock, what is nearly gone first. */
export async function stockList(
  db: Db,
  { keyword, below, area, after, limit }: InputOf<ListCall>,
): Promise<DataOf<ListCall>> {
  const normal = keyword === undefined ? '' : normaliseKeyword(keyword);
  const terms = normal === '' ? undefined : await searchTerms(db, normal);
  const conditions = [
    ...(below === undefined ? [] : [sql`s."left" < ${below}`]),
    ...(area === undefined ? [] : [sql`s.area = ${area}`]),
    ...(keyword === undefined
      ? []
      : [
          sql`(s."goodsId" = ${keyword} or s."skuId" = ${keyword} or ${
            terms
              ? sql`s."goodsId" in (select s.goods_id from goods_search s where ${hasGrams(terms)} and ${hasPatterns(terms.terms)})`
              : sql`false`
          })`,
        ]),
  ];
  const matching = sql`select s.* from (${places}) s where ${
    conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
  }`;
  const [, left = '0', skuId = '', place = ''] = /^(\d+)_(.*)_([^_]*)$/.exec(after ?? '') ?? [];
  const following =
    after === undefined
      ? sql`true`
      : sql`(m."left", m."skuId", coalesce(m.area, '')) > (${Number(left)}, ${skuId}, ${place})`;
  const { rows: found } = await sql<ListRow>`
    select m.*, g.name as "goodsName", g.pic_url as "picUrl"
    from (${matching}) m join goods g on g.goods_id = m."goodsId"
    where ${following} order by m."left", m."skuId", coalesce(m.area, '') limit ${rowsFor(limit)}`.execute(
    db,
  );
  const { page, nextKey, count } = await keysetPage(found, limit, {
    keyOf: (row) => `${row.left}_${row.skuId}_${row.area ?? ''}`,
    counted: () => ({ limit: (rows) => sql`${matching} limit ${rows}` }),
    after,
    db,
  });
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      goodsId: row.goodsId,
      goodsName: row.goodsName,
      picUrl: row.picUrl,
      skuId: row.skuId,
      skuName: row.skuName,
      area: row.area,
      areaName: areaName(row.area),
      left: row.left,
      asked: row.asked,
    })),
  };
}
