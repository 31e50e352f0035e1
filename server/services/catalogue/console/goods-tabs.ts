import { sql, type RawBuilder } from 'kysely';
import type { goods } from '#core/contract/console/goods.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../db/database.ts';
import { maxCounted, rememberedCount } from '../../../db/remembered-count.ts';
import { anyGoodsKind } from './goods-state.ts';

type Tabs = DataOf<typeof goods.goodsList>['tabs'];

/** How many goods each tab has; each is counted up to 10,000. */
export async function goodsTabs(db: Db, now: Date): Promise<Tabs> {
  const all = await rememberedCount(db, db.selectFrom('goods').select('goods_id'));
  const onSale = await rememberedCount(
    db,
    db.selectFrom('goods').select('goods_id').where(onSaleAt(now)),
    'goods on sale',
  );
  return { all: all.value, onSale: onSale.value, ...(await fewGoods(db, now)) };
}

export const onSaleAt = (now: Date): RawBuilder<boolean> => sql<boolean>`listed_at <= ${now} and in_stock`;
export const soldOutAt = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`listed_at <= ${now} and not in_stock`;

/** Tabs that operators empty: of few goods, found by the indexes goods_sold_out, goods_by_listing and proposals_one_waiting. */
async function fewGoods(db: Db, now: Date): Promise<Omit<Tabs, 'all' | 'onSale'>> {
  const upTo = sql.lit(maxCounted);
  const { rows } = await sql<Omit<Tabs, 'all' | 'onSale'>>`
    select (select count(*) from (select from goods where ${soldOutAt(now)} limit ${upTo}) g) as "soldOut",
      (select count(*) from (select from goods where listed_at > ${now} limit ${upTo}) g) as unlisted,
      (select count(distinct p.target) from proposals p join goods g on g.goods_id = p.target
        where p.state = 'waiting' and p.kind in (${anyGoodsKind}) and p.ends_at > ${now}) as waiting`.execute(
    db,
  );
  return rows[0] ?? { soldOut: 0, unlisted: 0, waiting: 0 };
}
