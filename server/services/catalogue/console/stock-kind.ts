import { sql } from 'kysely';
import { z } from 'zod';
import { stockReasons } from '#core/rules/console/stock-approval.ts';
import type { Tx } from '../../../db/database.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { idOf } from '../../../http/secrets.ts';
import { dayMs } from '../../../lifetime.ts';
import type { DryRun, ProposalKind } from '../../operators/public.ts';
import { stockLimits } from '../../platform/public.ts';
import type { ChangedBy } from './apply-prices.ts';
import { areaName } from './area-names.ts';
import { yuan } from './price-texts.ts';

const input = z.object({
  goodsId: z.string(),
  changes: z.array(z.object({ skuId: z.string(), area: z.string().nullable(), pieces: z.number() })),
  reason: z.string(),
});
export type StockInput = z.output<typeof input>;

export interface StockPlace {
  readonly skuId: string;
  readonly skuName: string;
  readonly goodsName: string;
  readonly priceFen: number;
  readonly area: string | null;
  readonly left: number | null;
  /** Pieces that one person changed of the sku within a day. */
  readonly changedToday: number;
}

interface PlannedChange extends StockPlace {
  readonly pieces: number;
}

export interface StockRun extends DryRun {
  readonly planned: readonly PlannedChange[];
  readonly reasons: readonly string[];
}

/** The places that stock is counted at, locked like orders do: skus in the order of their ids, then areas. */
async function lockedPlaces(tx: Tx, goodsId: string, now: Date): Promise<readonly StockPlace[]> {
  const ofGoods = sql`select sku_id from skus where goods_id = ${goodsId}`;
  await sql`select from skus where goods_id = ${goodsId} order by sku_id for no key update`.execute(tx);
  await sql`
    select from area_stock where sku_id in (${ofGoods}) order by sku_id, area_num for no key update`.execute(
    tx,
  );
  const { rows } = await sql<StockPlace>`
    select k.sku_id as "skuId", k.name as "skuName", g.name as "goodsName", k.price_fen as "priceFen", p.area, p.left,
      coalesce((select sum(abs(m.pieces)) from stock_movements m
        where m.sku_id = k.sku_id and m.approved_by is null and m.at > ${new Date(now.getTime() - dayMs)}), 0)::integer as "changedToday"
    from skus k join goods g using (goods_id)
    cross join lateral (
      select null as area, k.stock_left as left
      union all
      select a.area_num, a.inventory from area_stock a where a.sku_id = k.sku_id
    ) p
    where k.goods_id = ${goodsId} order by k.sku_id, p.area nulls first`.execute(tx);
  return rows;
}

/** What a change of stock does; refuses what would go below zero or has no limit. */
export async function runStock(tx: Tx, { goodsId, changes }: StockInput, now: Date): Promise<StockRun> {
  const places = await lockedPlaces(tx, goodsId, now);
  const [first] = places;
  if (!first) throw new NotFound('没有这件商品');
  const wanted = Map.groupBy(changes, ({ skuId, area }) => `${skuId} ${area ?? ''}`);
  const planned = [...wanted.values()].flatMap(([change, again]) => {
    if (!change || change.pieces === 0) return [];
    const place = places.find(({ skuId, area }) => skuId === change.skuId && area === change.area);
    if (!place) throw new NotFound('没有这个规格或地区的库存');
    const name = `${place.skuName} ${areaName(place.area)}`;
    if (again) throw new Refusal(`${name}出现了两次`);
    if (place.left === null) throw new Refusal(`${name}的库存不限，不用调整`);
    if (place.left + change.pieces < 0)
      throw new Refusal(`${name}只剩 ${place.left} 件，不能减少 ${-change.pieces} 件`);
    return [{ ...place, pieces: change.pieces }];
  });
  const reasons = stockReasons(judged(planned), await stockLimits(tx));
  const worth = planned.reduce((sum, { pieces, priceFen }) => sum + Math.abs(pieces) * priceFen, 0);
  return {
    planned,
    reasons,
    target: goodsId,
    targetName: first.goodsName,
    // Not of what is left: orders change it all the time, and a change by ± pieces holds for any of it.
    baseVersion: idOf(...planned.map(({ skuId, area }) => `${skuId} ${area ?? ''}`)),
    changes: planned.map(({ skuName, area, left, pieces }) => ({
      field: `${skuName} ${areaName(area)}`,
      before: `${left ?? 0} 件`,
      after: `${(left ?? 0) + pieces} 件（${pieces > 0 ? '+' : '−'}${Math.abs(pieces)}）`,
    })),
    effects: [
      ...reasons,
      '按增减执行：审批期间卖出的照常扣减，减到不够时整笔不执行',
      ...(planned.some(({ left, pieces }) => left === 0 && pieces > 0) ? ['等货的用户会收到到货提醒'] : []),
      `共值 ${yuan(worth)}`,
    ],
    costFen: worth,
  };
}

/** What was changed today counts once for each sku. */
const judged = (planned: readonly PlannedChange[]) =>
  planned.map((each, at) => ({
    ...each,
    changedToday: planned.findIndex(({ skuId }) => skuId === each.skuId) === at ? each.changedToday : 0,
  }));

/** Writes the stock and its movements. The constraints of the tables keep it from going below zero. */
export async function applyStock(
  tx: Tx,
  { goodsId, reason }: StockInput,
  planned: readonly PlannedChange[],
  { now, changedBy, approvedBy, proposalId }: ChangedBy,
): Promise<void> {
  const skus = planned.map(({ skuId }) => skuId);
  const areas = planned.map(({ area }) => area);
  const pieces = planned.map((each) => each.pieces);
  const changes = sql`unnest(${skus}::text[], ${areas}::text[], ${pieces}::integer[]) as w(sku_id, area_num, pieces)`;
  await sql`
    with changes as (select * from ${changes}), of_skus as (
      update skus s set stock_left = s.stock_left + w.pieces from changes w
      where w.area_num is null and s.sku_id = w.sku_id
      returning s.sku_id, null::text as area_num, w.pieces, s.stock_left as left_after
    ), of_areas as (
      update area_stock a set inventory = a.inventory + w.pieces from changes w
      where a.sku_id = w.sku_id and a.area_num = w.area_num
      returning a.sku_id, a.area_num, w.pieces, a.inventory
    )
    insert into stock_movements (at, goods_id, sku_id, area_num, pieces, left_after, reason, changed_by, approved_by, proposal_id)
    select ${now}, ${goodsId}, m.*, ${reason}, ${changedBy}, ${approvedBy}::text, ${proposalId}::text
    from (select * from of_skus union all select * from of_areas) m`.execute(tx);
}

export const goodsStock: ProposalKind<StockInput> = {
  kind: 'goods.stock',
  act: '调整库存',
  objectKind: 'goods',
  approve: 'goods.approve',
  input,
  needsTotp: (costFen) => costFen !== null && costFen > 1_000_000,
  async dryRun(tx, wanted, now) {
    const { planned: _planned, reasons: _reasons, ...run } = await runStock(tx, wanted, now);
    return run;
  },
  async apply(tx, wanted, { now, proposedBy, decidedBy, proposalId }) {
    const { planned } = await runStock(tx, wanted, now);
    await applyStock(tx, wanted, planned, {
      now,
      changedBy: proposedBy,
      approvedBy: decidedBy,
      proposalId,
    });
  },
};
