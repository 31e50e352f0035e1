import { sql } from 'kysely';
import type { GoodsState } from '#core/contract/console/goods/goods-fields.shapes.ts';

/** Kinds of proposals about goods. */
export const goodsKinds = [
  'goods.price',
  'goods.stock',
  'goods.listing',
  'goods.sku',
  'goods.promotion',
] as const;

export const isStopped = sql<boolean>`exists (select from goods_stops t where t.goods_id = goods.goods_id)`;

const isDraft = sql<boolean>`exists (select from goods_drafts d where d.goods_id = goods.goods_id)`;

export const stateOf = (now: Date) => sql<GoodsState>`case
  when ${isStopped} then 'stopped' when goods.listed_at > ${now} and ${isDraft} then 'draft' when goods.listed_at > ${now} then 'planned'
  when goods.in_stock then 'on-sale' else 'sold-out' end`;

/** The kinds as literals: with a list as a parameter the plan is made again for every request. */
export const anyGoodsKind = sql.join(goodsKinds.map((kind) => sql.lit(kind)));

/** Proposals that wait for a second person, by the index proposals_one_waiting. */
export const isWaiting = (now: Date) => sql<boolean>`exists (
  select from proposals p where p.state = 'waiting' and p.kind in (${anyGoodsKind}) and p.target = goods.goods_id
    and p.ends_at > ${now})`;

/** What can be sold of a sku: never more than its areas and it itself have; null: no limit. */
export const leftOfSku = sql<number | null>`least(k.stock_left,
  (select sum(a.inventory)::integer from area_stock a where a.sku_id = k.sku_id))`;
