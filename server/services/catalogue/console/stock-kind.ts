import { z } from 'zod';
import { areaName } from '#core/rules/console/goods/stock-areas.ts';
import { stockReasons } from '#core/rules/console/stock-approval.ts';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import { idOf } from '../../../http/secrets.ts';
import type { DryRun, ProposalKind } from '../../operators/public.ts';
import { stockLimits } from '../../platform/public.ts';
import { applyStock } from './apply-stock.ts';
import { yuan } from './price-texts.ts';
import { firstAreas, keyOf, placesOf, planOf, type PlannedChange } from './stock-places.ts';

const input = z.object({
  changes: z.array(z.object({ skuId: z.string(), area: z.string().nullable(), pieces: z.number() })),
  reason: z.string(),
});
export type StockInput = z.output<typeof input>;

export interface StockRun extends DryRun {
  readonly planned: readonly PlannedChange[];
  readonly reasons: readonly string[];
}

/** What a change of stock does; refuses what would go below zero or has no limit. */
export async function runStock(
  tx: Tx,
  { changes }: Pick<StockInput, 'changes'>,
  now: Date,
): Promise<StockRun> {
  const places = await placesOf(tx, changes, now);
  const planned = [...Map.groupBy(changes, keyOf).values()].flatMap(([change, again]) => {
    if (!change || change.pieces === 0) return [];
    const plan = planOf(change, places);
    if ('fault' in plan) throw new Refusal(plan.fault);
    if (again) throw new Refusal(`${plan.skuName} ${areaName(plan.area)}出现了两次`);
    return [plan];
  });
  const goods = new Map(planned.map(({ goodsId, goodsName }) => [goodsId, goodsName]));
  const [[goodsId, goodsName] = ['', '']] = goods;
  const reasons = stockReasons(judged(planned), await stockLimits(tx));
  const worth = planned.reduce((sum, { pieces, priceFen }) => sum + Math.abs(pieces) * priceFen, 0);
  return {
    planned,
    reasons,
    target: goods.size > 1 ? `import-${idOf(...goods.keys())}` : goodsId,
    targetName: goods.size > 1 ? `${goodsName}等 ${goods.size} 件商品` : goodsName,
    // Not of what is left: orders change it all the time, and a change by ± pieces holds for any of it.
    baseVersion: idOf(...planned.map(keyOf)),
    changes: planned.map(({ goodsName: ofGoods, skuName, area, left, pieces }) => ({
      field: `${goods.size > 1 ? `${ofGoods} ` : ''}${skuName} ${areaName(area)}`,
      before: `${left ?? 0} 件`,
      after: `${(left ?? 0) + pieces} 件（${pieces > 0 ? '+' : '−'}${Math.abs(pieces)}）`,
    })),
    effects: [
      ...reasons,
      '按增减执行：审批期间卖出的照常扣减，减到不够时整笔不执行',
      ...firstAreas(planned, places),
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
    await applyStock(tx, wanted.reason, planned, {
      now,
      changedBy: proposedBy,
      approvedBy: decidedBy,
      proposalId,
    });
  },
};
