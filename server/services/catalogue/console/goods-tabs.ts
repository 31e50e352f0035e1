import { sql } from 'kysely';
import type { goods } from '#core/contract/console/goods.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../db/database.ts';
import { maxCounted } from '../../../db/keyset-page.ts';
import { goodsKinds } from './goods-state.ts';

type Tabs = DataOf<typeof goods.goodsList>['tabs'];

/** How many goods each tab has; each is counted up to 10,000. */
export async function goodsTabs(db: Db, now: Date): Promise<Tabs> {
  const { rows } = await sql<Tabs>`
    with counted as materialized (select goods_id, listed_at <= ${now} as listed, in_stock from goods limit ${maxCounted})
    select count(*)::integer as all, count(*) filter (where listed and in_stock)::integer as "onSale",
      count(*) filter (where listed and not in_stock)::integer as "soldOut", count(*) filter (where not listed)::integer as unlisted,
      (select count(distinct p.target)::integer from proposals p join goods g on g.goods_id = p.target
        where p.state = 'waiting' and p.kind = any(${[...goodsKinds]}::text[]) and p.ends_at > ${now}) as waiting
    from counted`.execute(db);
  return rows[0] ?? { all: 0, onSale: 0, soldOut: 0, waiting: 0, unlisted: 0 };
}
