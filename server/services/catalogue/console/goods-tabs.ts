import { sql, type RawBuilder } from 'kysely';
import type { goods } from '#core/contract/console/goods.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../db/database.ts';
import { maxCounted, rememberedCount } from '../../../db/remembered-count.ts';
import { anyGoodsKind } from './goods-state.ts';

type Tabs = DataOf<typeof goods.goodsList>['tabs'];

/** How many goods each tab has; each is counted up to 10,000. */
export async function goodsTabs(db: Db, now: Date): Promise<Tabs> {
  const goodsIds = db.selectFrom('goods').select('goods_id');
  const all = await rememberedCount(db, goodsIds);
  const onSale = await rememberedCount(db, goodsIds.where(onSaleAt(now)), 'goods on sale');
  const soldOut = await rememberedCount(db, goodsIds.where(soldOutAt(now)), 'goods sold out');
  return { all: all.value, onSale: onSale.value, soldOut: soldOut.value, ...(await fewGoods(db, now)) };
}

export const onSaleAt = (now: Date): RawBuilder<boolean> => sql<boolean>`listed_at <= ${now} and in_stock`;
/** By the index goods_sold_out. */
export const soldOutAt = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`listed_at <= ${now} and not in_stock`;

/** Tabs of few goods, by the indexes goods_by_listing and proposals_one_waiting. The time is a query, so that the plan is the same for all. */
async function fewGoods(db: Db, now: Date): Promise<Pick<Tabs, 'unlisted' | 'waiting'>> {
  const { rows } = await sql<Pick<Tabs, 'unlisted' | 'waiting'>>`
    select (select count(*) from (
        select from goods where listed_at > (select ${now}::timestamptz) limit ${sql.lit(maxCounted)}) g) as unlisted,
      (select count(distinct p.target) from proposals p join goods g on g.goods_id = p.target
        where p.state = 'waiting' and p.kind in (${anyGoodsKind}) and p.ends_at > ${now}) as waiting`.execute(
    db,
  );
  return rows[0] ?? { unlisted: 0, waiting: 0 };
}
