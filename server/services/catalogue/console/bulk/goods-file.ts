import { sql } from 'kysely';
import type { goodsBulk } from '#core/contract/console/goods/goods-bulk.ts';
import type { GoodsFileRow } from '#core/contract/console/goods/goods-bulk.shapes.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { keysetPage, rowsFor } from '../../../../db/keyset-page.ts';
import type { Deps } from '../../../../deps.ts';
import { conditionsOf } from '../goods-list.ts';

type Call = typeof goodsBulk.goodsFile;

/** Goods with their skus that are not stopped, as a file of them has them: goods page by page, with a row for each sku. */
export async function goodsFile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: InputOf<Call>,
): Promise<DataOf<Call>> {
  const conditions = await conditionsOf(db, input, clock.now());
  const matching = () => conditions.reduce((query, each) => query.where(each), db.selectFrom('goods'));
  let goods = matching().select('goods_id').orderBy('goods_id').limit(rowsFor(input.limit));
  if (input.after !== undefined) goods = goods.where('goods_id', '>', input.after);
  const { page, nextKey, count } = await keysetPage(await goods.execute(), input.limit, {
    keyOf: ({ goods_id }) => goods_id,
    counted: () => matching().select('goods_id'),
    after: input.after,
    db,
  });
  const { rows } = await sql<GoodsFileRow>`
    select g.goods_id as "goodsId", g.name, g.kind, g.category_id as "categoryId", g.sub_title as "subTitle", g.tags, g.areas,
      g.limit_per_order::integer as "limitPerOrder", g.supplier,
      coalesce((select max(r.value::integer) from order_rules r join skus x on x.sku_id = r.target_id
        where r.target_kind = 'sku' and r.rule_code = 'MIN_LEVEL' and x.goods_id = g.goods_id), 0) as "minLevel",
      case when k.sku_id is not null then json_build_object('skuId', k.sku_id, 'name', k.name, 'priceFen', k.price_fen,
        'memberPriceFen', k.member_price_fen, 'originalPriceFen', k.original_price_fen, 'costFen', c.cost_fen) end as sku
    from goods g left join skus k on k.goods_id = g.goods_id and k.stopped_at is null left join sku_costs c on c.sku_id = k.sku_id
    where g.goods_id = any(${page.map(({ goods_id }) => goods_id)}::text[])
    order by g.goods_id, k.sort, k.sku_id`.execute(db);
  return { nextKey, count, rows };
}
