import { z } from 'zod';
import { priceOfSku, type PriceOfSku } from '#core/contract/console/goods/goods-fields.shapes.ts';
import { priceVerdict, type PriceVerdict } from '#core/rules/console/price-approval.ts';
import type { Tx } from '../../../db/database.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { idOf } from '../../../http/secrets.ts';
import type { DryRun, ProposalKind } from '../../operators/public.ts';
import { applyPrices, type ChangedSku } from './apply-prices.ts';
import { lockedPrices, priceVersionOf } from './locked-prices.ts';
import { priceEffects, type PriceEffects } from './price-effects.ts';
import { priceFieldChanges } from './price-texts.ts';

const input = z.object({
  prices: z.array(priceOfSku),
  /** The prices that the proposer saw; absent where several goods change. */
  priceVersion: z.string().optional(),
});
export type PriceInput = z.output<typeof input>;

/** Above it the approval needs a code of the authenticator. */
export const maxFenWithoutTotp = 1_000_000;
const daysOfCost = 30;

export interface PriceRun extends DryRun {
  readonly changed: readonly ChangedSku[];
  readonly verdict: PriceVerdict;
  readonly yesterday: PriceEffects['yesterday'];
}

/** What new prices change and do, with the skus locked; throws where they have changed since they were seen. */
export async function runPrices(tx: Tx, { prices, priceVersion }: PriceInput, now: Date): Promise<PriceRun> {
  const wanted = new Map(prices.map((each) => [each.skuId, each]));
  const skus = await lockedPrices(tx, [...wanted.keys()], now);
  if (prices.some(({ skuId }) => skus.every((sku) => sku.skuId !== skuId)))
    throw new NotFound('没有这个规格');
  const baseVersion = priceVersionOf(skus);
  if (priceVersion !== undefined && priceVersion !== baseVersion) throw new Refusal('对象已变化，请重新提交');
  const judged = skus.flatMap((before) => {
    const after: PriceOfSku | undefined = wanted.get(before.skuId);
    return after ? [{ before, after, verdict: priceVerdict({ before, after, dayAgo: before.dayAgo }) }] : [];
  });
  const changed = judged.filter(({ verdict }) => verdict.kind !== 'same');
  const { effects, yesterday } = await priceEffects(tx, changed, now);
  const verdict = await verdictOf(tx, changed);
  const goods = new Map(changed.map(({ before }) => [before.goodsId, before.goodsName]));
  const [[goodsId, goodsName] = ['', '']] = goods;
  return {
    target: goods.size > 1 ? `import-${idOf(...goods.keys())}` : goodsId,
    targetName: goods.size > 1 ? `${goodsName}等 ${goods.size} 件商品` : goodsName,
    baseVersion,
    changes: priceFieldChanges(changed),
    effects: [...(verdict.kind === 'ask' ? verdict.reasons : []), ...effects],
    costFen: yesterday.changeFen < 0 ? -yesterday.changeFen * daysOfCost : null,
    changed,
    verdict,
    yesterday,
  };
}

/** Of drafts one person decides: they cannot be bought, and the operator who agrees to their listing sees the prices. */
async function verdictOf(tx: Tx, changed: readonly JudgedSku[]): Promise<PriceVerdict> {
  const verdict = worst(changed);
  if (verdict.kind !== 'ask') return verdict;
  const goodsIds = [...new Set(changed.map(({ before }) => before.goodsId))];
  const drafts = await tx
    .selectFrom('goods_drafts')
    .select('goods_id')
    .where('goods_id', 'in', goodsIds)
    .execute();
  return drafts.length === goodsIds.length ? { kind: 'at-once' } : verdict;
}

interface JudgedSku {
  readonly before: { readonly skuName: string; readonly goodsId: string };
  readonly verdict: PriceVerdict;
}

/** The verdict of all skus together: what one of them needs, all of them wait for. */
function worst(judged: readonly JudgedSku[]): PriceVerdict {
  const refused = judged.find(({ verdict }) => verdict.kind === 'refused');
  if (refused?.verdict.kind === 'refused')
    return { kind: 'refused', reason: `${refused.before.skuName}：${refused.verdict.reason}` };
  const reasons = judged.flatMap(({ before, verdict }) =>
    verdict.kind === 'ask' ? verdict.reasons.map((each) => `${before.skuName}：${each}`) : [],
  );
  if (reasons.length > 0) return { kind: 'ask', reasons };
  return { kind: judged.length === 0 ? 'same' : 'at-once' };
}

export const goodsPrice: ProposalKind<PriceInput> = {
  kind: 'goods.price',
  act: '修改价格',
  objectKind: 'goods',
  approve: 'goods.approve',
  input,
  needsTotp: (costFen) => costFen !== null && costFen > maxFenWithoutTotp,
  async dryRun(tx, wanted, now) {
    const { verdict, changed: _changed, yesterday: _yesterday, ...run } = await runPrices(tx, wanted, now);
    if (verdict.kind === 'refused') throw new Refusal(verdict.reason);
    return run;
  },
  async apply(tx, wanted, { now, proposedBy, decidedBy, proposalId }) {
    const { changed } = await runPrices(tx, wanted, now);
    await applyPrices(tx, changed, { now, changedBy: proposedBy, approvedBy: decidedBy, proposalId });
  },
};
