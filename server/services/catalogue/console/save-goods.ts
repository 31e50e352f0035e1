import { sql } from 'kysely';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import type { goods } from '#core/contract/console/goods.ts';
import type { GoodsTexts } from '#core/contract/console/goods.shapes.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { changedTexts } from '#core/rules/console/goods/goods-texts.ts';
import { promisesRefund } from '#core/rules/sections/code-promise.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { changedSince } from './changed-since.ts';
import { minLevelOf, textColumns, textsOf } from './goods-detail.ts';

/** Saves what describes goods and who may buy them. What another changed since the editor began is named, and nothing is overwritten. */
export async function saveGoods(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { goodsId, before, texts, reason }: InputOf<typeof goods.saveGoods>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const current = await lockedTexts(tx, goodsId);
    if (changedTexts(before, current).length > 0) throw new Refusal(await changedSince(tx, goodsId, act));
    const changes = changedTexts(current, texts);
    if (changes.length === 0) throw new Refusal('没有要修改的内容');
    await writeTexts(tx, goodsId, current, texts);
    await auditTexts(tx, { goodsId, name: texts.name, changes, reason }, call, now);
  });
  return null;
}

const act = '修改商品';

export const auditTexts = (
  tx: Tx,
  {
    goodsId,
    name,
    changes,
    reason,
  }: {
    readonly goodsId: string;
    readonly name: string;
    readonly changes: readonly FieldChange[];
    readonly reason: string;
  },
  call: Pick<OperatorCall, 'caller' | 'network'>,
  now: Date,
): Promise<void> =>
  appendAudit(
    tx,
    actorOf(call),
    { act, objectKind: 'goods', objectKey: goodsId, objectName: name, changes, reason },
    now,
  );

/** What describes goods now, under a lock. */
export async function lockedTexts(tx: Tx, goodsId: string): Promise<GoodsTexts> {
  const row = await tx
    .selectFrom('goods')
    .select(textColumns)
    .where('goods_id', '=', goodsId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这件商品');
  return textsOf(row, await minLevelOf(tx, goodsId));
}

/** What goods that are delivered as codes promise follows from their terms; other texts of it would be kept by no order. */
export async function refuseOwnPromises(tx: Tx, goodsId: string, texts: readonly string[]): Promise<void> {
  const promise = texts.find(promisesRefund);
  if (promise === undefined) return;
  const { kind } = await tx
    .selectFrom('goods')
    .select('kind')
    .where('goods_id', '=', goodsId)
    .executeTakeFirstOrThrow();
  if (kind === 'code') throw new Refusal(`“${promise}”由券码退款规则写在页面上，请不要另写`);
}

export async function writeTexts(
  tx: Tx,
  goodsId: string,
  before: GoodsTexts,
  texts: GoodsTexts,
): Promise<void> {
  await refuseOwnPromises(tx, goodsId, [...texts.guarantees, ...texts.prompts]);
  if (before.categoryId !== texts.categoryId) {
    const category = await tx
      .selectFrom('categories')
      .select('category_id')
      .where('category_id', '=', texts.categoryId)
      .forKeyShare()
      .executeTakeFirst();
    if (!category) throw new NotFound('没有这个分类');
  }
  await tx
    .updateTable('goods')
    .set({
      name: texts.name,
      sub_title: texts.subTitle,
      tags: texts.tags,
      guarantees: texts.guarantees,
      prompts: texts.prompts,
      category_id: texts.categoryId,
      areas: texts.areas,
      coupon_types: texts.couponTypes,
      limit_per_order: texts.limitPerOrder,
      supplier: texts.supplier,
      code_terms: texts.codeTerms,
      valid_days: texts.validDays,
    })
    .where('goods_id', '=', goodsId)
    .execute();
  if (before.minLevel === texts.minLevel) return;
  await sql`
    delete from order_rules where target_kind = 'sku' and rule_code = 'MIN_LEVEL'
      and target_id in (select sku_id from skus where goods_id = ${goodsId})`.execute(tx);
  if (texts.minLevel > 0)
    await sql`
      insert into order_rules (target_kind, target_id, rule_code, value)
      select 'sku', sku_id, 'MIN_LEVEL', ${String(texts.minLevel)}::text from skus where goods_id = ${goodsId}`.execute(
      tx,
    );
}
