import { sql } from 'kysely';
import { z } from 'zod';
import { changedTexts } from '#core/rules/console/goods/goods-texts.ts';
import type { FileGoods } from '#core/rules/console/goods/goods-file.ts';
import type { Tx } from '../../../../db/database.ts';
import { isUniqueViolation } from '../../../../db/sql-state.ts';
import { Refusal } from '../../../../http/refusal.ts';
import {
  appendAudit,
  proposeIn,
  type Actor,
  type EntryOutcome,
  type TaskKind,
} from '../../../operators/public.ts';
import { applyPrices } from '../apply-prices.ts';
import { insertDraft } from '../editor/create-goods.ts';
import { insertSku } from '../editor/sku-changes.ts';
import { lockedGoods } from '../locked-goods.ts';
import { goodsPrice, runPrices } from '../price-kind.ts';
import { lockedTexts, writeTexts } from '../save-goods.ts';
import { currentGoods, hasOtherPrice, hasOtherTexts, versionOf } from './judge-goods.ts';

const by = z.object({ operatorId: z.string(), name: z.string(), network: z.string() });
/** The file was read by the rule when it was uploaded. */
const taskInput = z.object({
  reason: z.string(),
  by,
  goods: z.record(z.string(), z.custom<FileGoods & { readonly version: string | null }>()),
});
interface Import {
  readonly by: z.output<typeof by>;
  readonly reason: string;
  readonly now: Date;
}

/** Writes the goods of a file, one in each transaction: what was not committed is done again, what was is not. */
export const importGoodsTask: TaskKind = {
  kind: 'goods-import',
  act: '导入商品',
  stop: 'goods.stop',
  portion: 1,
  costFen: () => Promise.resolve(0),
  async run(tx, task, entries, now): Promise<readonly EntryOutcome[]> {
    const input = taskInput.parse(task.input);
    const outcomes: EntryOutcome[] = [];
    for (const { entryId, targetKey } of entries) {
      const goods = input.goods[targetKey];
      if (!goods) throw new Error(`the task ${task.task_id} has no goods ${targetKey}`);
      await sql`savepoint goods`.execute(tx);
      try {
        const { version, ...file } = goods;
        await writeGoods(tx, file, version, { by: input.by, reason: input.reason, now });
        outcomes.push({ entryId, resultKey: `${task.task_id} ${targetKey}` });
      } catch (error) {
        const fault = faultOf(error);
        if (fault === undefined) throw error;
        await sql`rollback to savepoint goods`.execute(tx);
        outcomes.push({ entryId, fault });
      }
    }
    return outcomes;
  },
};

const faultOf = (error: unknown): string | undefined => {
  if (error instanceof Refusal) return error.message;
  return isUniqueViolation(error) ? '同一对象已有一条申请在等待审批，或者编号已被使用' : undefined;
};

const actor = ({ by: { operatorId, name, network } }: Import): Actor => ({ operatorId, name, network });

export async function writeGoods(
  tx: Tx,
  goods: FileGoods,
  version: string | null,
  made: Import,
): Promise<void> {
  const { goodsId } = goods;
  if (version === null) {
    if (goods.kind === 'external') throw new Refusal('外链商品不能新建');
    await insertDraft(tx, { ...goods, kind: goods.kind, madeBy: made.by.operatorId }, made.now);
  } else {
    await lockedGoods(tx, goodsId);
    const [current] = await currentGoods(tx, [goodsId]);
    if (!current || versionOf(current) !== version) throw new Refusal('对象已变化，请重新导出后再导入');
  }
  await writeSkus(tx, goods, made);
  const texts = await lockedTexts(tx, goodsId);
  const after = {
    ...texts,
    name: goods.name,
    categoryId: goods.categoryId,
    subTitle: goods.subTitle,
    tags: [...goods.tags],
    areas: [...goods.areas],
    limitPerOrder: goods.limitPerOrder,
    minLevel: goods.minLevel,
    supplier: goods.supplier,
  };
  const [current] = await currentGoods(tx, [goodsId]);
  if (current && hasOtherTexts(goods, current)) await writeTexts(tx, goodsId, texts, after);
  const changes = [
    ...(version === null ? [{ field: '新建', before: '', after: goods.name }] : []),
    ...changedTexts(texts, after),
    ...goods.skus
      .filter(({ skuId }) => skuId === null)
      .map(({ name }) => ({ field: '新增规格', before: '', after: name })),
  ];
  await appendAudit(
    tx,
    actor(made),
    {
      act: '导入商品',
      objectKind: 'goods',
      objectKey: goodsId,
      objectName: goods.name,
      changes,
      reason: made.reason,
    },
    made.now,
  );
}

/** Names, new skus and prices: those that one person may change at once, the others as a proposal. */
async function writeSkus(tx: Tx, { goodsId, skus }: FileGoods, made: Import): Promise<void> {
  const { now, reason, by: maker } = made;
  for (const sku of skus.filter(({ skuId }) => skuId === null))
    await insertSku(tx, await lockedGoods(tx, goodsId), { ...sku, skuId: undefined }, now);
  const [current] = await currentGoods(tx, [goodsId]);
  const known = skus.flatMap((sku) => {
    const before = current?.skus.find(({ skuId }) => skuId === sku.skuId);
    return before ? [{ sku, before, skuId: before.skuId }] : [];
  });
  for (const { sku, before, skuId } of known)
    if (sku.name !== before.name)
      await tx.updateTable('skus').set({ name: sku.name }).where('sku_id', '=', skuId).execute();
  const prices = known
    .filter(({ sku, before }) => hasOtherPrice(sku, before))
    .map(({ sku: { priceFen, memberPriceFen, originalPriceFen, costFen }, skuId }) => ({
      skuId,
      priceFen,
      memberPriceFen,
      originalPriceFen,
      costFen,
    }));
  if (prices.length === 0) return;
  const run = await runPrices(tx, { prices }, now);
  if (run.verdict.kind === 'refused') throw new Refusal(run.verdict.reason);
  if (run.verdict.kind === 'ask') {
    await proposeIn(tx, goodsPrice, { input: { prices }, reason }, actor(made), now);
    return;
  }
  await applyPrices(tx, run.changed, {
    now,
    changedBy: maker.operatorId,
    approvedBy: null,
    proposalId: null,
  });
}
