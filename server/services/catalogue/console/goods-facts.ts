import { sql } from 'kysely';
import type { ConsoleGoodsRow } from '#core/contract/console/goods.shapes.ts';
import type { Db } from '../../../db/database.ts';

type Facts = Pick<ConsoleGoodsRow, 'category' | 'priceFrom' | 'priceTo' | 'memberPriceFen' | 'stockLeft'>;

/**
 * The category of goods of a page, and the prices and the stock of their skus that are not stopped. One statement for all: of a sku
 * counts what it has and what its areas have, the less of both (`leftOfSku`).
 */
export async function goodsFacts(db: Db, goodsIds: readonly string[]): Promise<(goodsId: string) => Facts> {
  const these = sql`any(${goodsIds}::text[])`;
  const { rows } = await sql<Facts & { readonly goodsId: string }>`
    select g.goods_id as "goodsId", coalesce(c.name, '') as category, coalesce(k."priceFrom", 0) as "priceFrom",
      coalesce(k."priceTo", 0) as "priceTo", k."memberPriceFen",
      case when not coalesce(k."isUnlimited", false) then coalesce(k."left", 0) end as "stockLeft"
    from goods g left join categories c using (category_id) left join (
      select k.goods_id, min(k.price_fen) as "priceFrom", max(k.price_fen) as "priceTo", min(k.member_price_fen) as "memberPriceFen",
        bool_or(least(k.stock_left, a.left) is null) as "isUnlimited", sum(least(k.stock_left, a.left))::integer as "left"
      from skus k left join (
        select sku_id, sum(inventory)::integer as "left" from area_stock
        where sku_id in (select sku_id from skus where goods_id = ${these}) group by sku_id
      ) a using (sku_id)
      where k.goods_id = ${these} and k.stopped_at is null group by k.goods_id
    ) k using (goods_id)
    where g.goods_id = ${these}`.execute(db);
  const facts = new Map(rows.map(({ goodsId, ...row }) => [goodsId, row]));
  return (goodsId) => facts.get(goodsId) ?? { ...none };
}

const none: Facts = { category: '', priceFrom: 0, priceTo: 0, memberPriceFen: null, stockLeft: 0 };
