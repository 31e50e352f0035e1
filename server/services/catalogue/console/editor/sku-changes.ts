import type { goodsEditor } from '#core/contract/console/goods-editor.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { priceFault } from '#core/rules/console/price-approval.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../../operators/public.ts';
import { yuan } from '../price-texts.ts';
import { changedSince } from '../changed-since.ts';
import { lockedGoods, namedSkus, skusVersionOf, type LockedGoods } from '../locked-goods.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;
const maxSkus = 50;

export interface NewSku extends Omit<InputOf<typeof goodsEditor.addSku>, 'goodsId' | 'reason'> {
  /** Absent: the next number of the goods. */
  readonly skuId?: string | undefined;
}

/** A sku of its own number. Those of goods that were on sale wait for a second person before they are sold. */
export async function insertSku(tx: Tx, goods: LockedGoods, sku: NewSku, now: Date): Promise<string> {
  const fault = priceFault(sku);
  if (fault !== undefined) throw new Refusal(fault);
  const { goods_id: goodsId, skus, isDraft, pic_url } = goods;
  if (skus.length >= maxSkus) throw new Refusal(`一件商品最多 ${maxSkus} 个规格`);
  const skuId = sku.skuId ?? nextSkuId(goodsId, skus);
  await tx
    .insertInto('skus')
    .values({
      sku_id: skuId,
      goods_id: goodsId,
      name: sku.name,
      pic_url,
      price_fen: sku.priceFen,
      member_price_fen: sku.memberPriceFen,
      original_price_fen: sku.originalPriceFen,
      stock_left: sku.stockLeft,
      sort: Math.max(0, ...skus.map(({ sort }) => sort)) + 1,
      stopped_at: isDraft ? null : now,
    })
    .execute();
  if (sku.costFen !== null)
    await tx.insertInto('sku_costs').values({ sku_id: skuId, cost_fen: sku.costFen }).execute();
  await copyLevelRule(tx, goodsId, skuId);
  return skuId;
}

const nextSkuId = (goodsId: string, skus: LockedGoods['skus']): string => {
  const used = new Set(skus.map(({ sku_id }) => sku_id));
  const at = Array.from({ length: maxSkus + 1 }, (_, place) => place + 1).find(
    (place) => !used.has(`${goodsId}.${place}`),
  );
  return `${goodsId}.${at}`;
};

/** Who may buy the goods may buy the new sku. */
async function copyLevelRule(tx: Tx, goodsId: string, skuId: string): Promise<void> {
  const rule = await tx
    .selectFrom('order_rules as r')
    .innerJoin('skus as s', 's.sku_id', 'r.target_id')
    .select(['r.value', 'r.sort'])
    .where('r.target_kind', '=', 'sku')
    .where('r.rule_code', '=', 'MIN_LEVEL')
    .where('s.goods_id', '=', goodsId)
    .limit(1)
    .executeTakeFirst();
  if (rule)
    await tx
      .insertInto('order_rules')
      .values({ target_kind: 'sku', target_id: skuId, rule_code: 'MIN_LEVEL', ...rule })
      .execute();
}

/** Adds a sku: to a draft at once, to goods that were on sale as a stopped one. */
export async function addSku(
  { db, clock }: ConsoleDeps,
  { goodsId, reason, ...sku }: InputOf<typeof goodsEditor.addSku>,
  call: OperatorCall,
): Promise<DataOf<typeof goodsEditor.addSku>> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const goods = await lockedGoods(tx, goodsId);
    const skuId = await insertSku(tx, goods, sku, now);
    const changes = [{ field: `规格 ${sku.name}`, before: '', after: `${yuan(sku.priceFen)}（${skuId}）` }];
    await appendAudit(
      tx,
      actorOf(call),
      { act: '新增规格', objectKind: 'goods', objectKey: goodsId, objectName: goods.name, changes, reason },
      now,
    );
    return { skuId, isOnSale: goods.isDraft };
  });
}

/** Other names and another order of the skus. */
export async function saveSkus(
  { db, clock }: ConsoleDeps,
  { goodsId, skusVersion, skus, reason }: InputOf<typeof goodsEditor.saveSkus>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const goods = await lockedGoods(tx, goodsId);
    const before = namedSkus(goods);
    if (skusVersionOf(before) !== skusVersion) throw new Refusal(await changedSince(tx, goodsId, '修改规格'));
    const isSame =
      before.length === skus.length &&
      before.every(({ skuId }) => skus.filter((each) => each.skuId === skuId).length === 1);
    if (!isSame) throw new Refusal('规格的数量变了，请刷新后再改');
    const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).join('、');
    const isOrdered = before.some(({ skuId }, at) => skus[at]?.skuId !== skuId);
    if (!isOrdered && namesOf(before) === namesOf(skus)) throw new Refusal('没有要修改的内容');
    for (const [at, { skuId, name }] of skus.entries())
      await tx
        .updateTable('skus')
        .set({ name, sort: at + 1 })
        .where('sku_id', '=', skuId)
        .execute();
    const changes = [{ field: '规格', before: namesOf(before), after: namesOf(skus) }];
    await appendAudit(
      tx,
      actorOf(call),
      { act: '修改规格', objectKind: 'goods', objectKey: goodsId, objectName: goods.name, changes, reason },
      now,
    );
  });
  return null;
}
