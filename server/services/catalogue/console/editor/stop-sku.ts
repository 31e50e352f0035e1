import { z } from 'zod';
import type { goodsEditor } from '#core/contract/console/goods-editor.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit, propose, type ProposalKind } from '../../../operators/public.ts';
import { activitiesOfGoods } from '../activities-of-goods.ts';
import { yuan } from '../price-texts.ts';
import { lockedGoods, type LockedGoods } from '../locked-goods.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;

function skuOf({ skus }: LockedGoods, skuId: string): LockedGoods['skus'][number] {
  const sku = skus.find(({ sku_id }) => sku_id === skuId);
  if (!sku) throw new NotFound('没有这个规格');
  return sku;
}

/** Stops a sku at once. What is ordered goes on; the last one cannot be stopped, since goods without any are off sale. */
export async function stopSku(
  { db, clock }: ConsoleDeps,
  { goodsId, skuId, reason }: InputOf<typeof goodsEditor.stopSku>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const goods = await lockedGoods(tx, goodsId);
    const sku = skuOf(goods, skuId);
    if (sku.stopped_at !== null) throw new Refusal('这个规格已经停售');
    if (goods.skus.filter(({ stopped_at }) => stopped_at === null).length === 1)
      throw new Refusal('这是最后一个在售的规格，请下架商品');
    await tx.updateTable('skus').set({ stopped_at: now }).where('sku_id', '=', skuId).execute();
    await auditSku(
      tx,
      goods,
      { act: '停售规格', name: sku.name, before: '在售', after: '停售', reason },
      call,
      now,
    );
  });
  return null;
}

const input = z.object({ goodsId: z.string(), skuId: z.string() });

/** Selling a sku that is stopped or new. */
export const skuStart: ProposalKind<z.output<typeof input>> = {
  kind: 'goods.sku',
  act: '启售规格',
  objectKind: 'goods',
  approve: 'goods.approve',
  input,
  needsTotp: () => false,
  async dryRun(tx, { goodsId, skuId }, now) {
    const goods = await lockedGoods(tx, goodsId);
    const sku = skuOf(goods, skuId);
    if (sku.stopped_at === null) throw new Refusal('这个规格正在销售');
    if (sku.price_fen === 0) throw new Refusal('这个规格的售价是 ¥0.00，请先定价');
    const price = await tx
      .selectFrom('skus')
      .select(['member_price_fen', 'stock_left'])
      .where('sku_id', '=', skuId)
      .executeTakeFirstOrThrow();
    const activities = await activitiesOfGoods(tx, [goodsId], now);
    const member = price.member_price_fen === null ? '' : `，会员价 ${yuan(price.member_price_fen)}`;
    return {
      target: goodsId,
      targetName: goods.name,
      baseVersion: JSON.stringify([skuId, sku.name, sku.price_fen, price.member_price_fen]),
      changes: [{ field: sku.name, before: '停售', after: `${yuan(sku.price_fen)}${member}` }],
      effects: [
        '同意后几秒内能在详情里选',
        ...(price.stock_left === 0 ? ['目前没有库存'] : []),
        ...activities.filter((each) => each.skuId === null).map(({ title }) => `“${title}”也适用于它`),
      ],
      costFen: null,
    };
  },
  async apply(tx, { skuId }) {
    await tx.updateTable('skus').set({ stopped_at: null }).where('sku_id', '=', skuId).execute();
  },
};

/** Sells a stopped sku again: in a draft at once, as nobody can buy it yet; otherwise after a second person agreed. */
export async function proposeSkuStart(
  deps: ConsoleDeps,
  { goodsId, skuId, reason }: InputOf<typeof goodsEditor.proposeSkuStart>,
  call: OperatorCall,
): Promise<DataOf<typeof goodsEditor.proposeSkuStart>> {
  const now = deps.clock.now();
  const isDone = await deps.db.transaction().execute(async (tx) => {
    const goods = await lockedGoods(tx, goodsId);
    const sku = skuOf(goods, skuId);
    if (!goods.isDraft || sku.stopped_at === null) return false;
    await tx.updateTable('skus').set({ stopped_at: null }).where('sku_id', '=', skuId).execute();
    await auditSku(
      tx,
      goods,
      { act: skuStart.act, name: sku.name, before: '停售', after: '在售', reason },
      call,
      now,
    );
    return true;
  });
  return isDone ? { proposalId: null } : propose(deps, skuStart, { input: { goodsId, skuId }, reason }, call);
}

const auditSku = (
  tx: Tx,
  goods: LockedGoods,
  { act, name, before, after, reason }: Record<'act' | 'name' | 'before' | 'after' | 'reason', string>,
  call: OperatorCall,
  now: Date,
): Promise<void> =>
  appendAudit(
    tx,
    actorOf(call),
    {
      act,
      objectKind: 'goods',
      objectKey: goods.goods_id,
      objectName: goods.name,
      changes: [{ field: `规格 ${name}`, before, after }],
      reason,
    },
    now,
  );
