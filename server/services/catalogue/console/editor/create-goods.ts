import { sql } from 'kysely';
import { sectionsOfKind } from '#core/rules/console/goods/default-sections.ts';
import type { goodsEditor } from '#core/contract/console/goods-editor.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { goodsKindNames } from '#core/rules/console/goods-names.ts';
import { deliveryTexts } from '#core/rules/sections/delivery-texts.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { newId } from '../../../../http/secrets.ts';
import { actorOf, appendAudit } from '../../../operators/public.ts';
import { beyondAllTimes, lockedGoods } from '../locked-goods.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;
type Input = InputOf<typeof goodsEditor.createGoods>;

export interface NewGoods {
  readonly goodsId: string;
  readonly name: string;
  readonly kind: Input['kind'];
  readonly categoryId: string;
  readonly madeBy: string;
}

/** A draft with the texts of its kind and the picture of its category. It is off sale until it is listed. */
export async function insertDraft(tx: Tx, { goodsId, name, kind, categoryId, madeBy }: NewGoods, now: Date) {
  const category = await tx
    .selectFrom('categories')
    .select('pic_url')
    .where('category_id', '=', categoryId)
    .forKeyShare()
    .executeTakeFirst();
  if (!category) throw new NotFound('没有这个分类');
  await tx
    .insertInto('goods')
    .values({
      goods_id: goodsId,
      sku_id: `${goodsId}.1`,
      name,
      sku_name: '',
      pic_url: category.pic_url,
      pics: [category.pic_url],
      goods_url: null,
      price_fen: 0,
      member_price_fen: null,
      original_price_fen: null,
      sold: 0,
      tags: [],
      sort: 1_000_000,
      category_id: categoryId,
      flow_mb: null,
      kind,
      supplier: null,
      videos_id: null,
      in_stock: false,
      guarantees: [...deliveryTexts[kind].guarantees],
      prompts: [...deliveryTexts[kind].prompts],
      listed_at: beyondAllTimes,
    })
    .execute();
  await tx.insertInto('goods_drafts').values({ goods_id: goodsId, made_at: now, made_by: madeBy }).execute();
  const sections = sectionsOfKind(kind);
  await tx
    .insertInto('goods_sections')
    .values(
      sections.map(({ kind: section, title, blocks }, at) => ({
        goods_id: goodsId,
        place: at + 1,
        kind: section,
        title,
        blocks: JSON.stringify(blocks),
      })),
    )
    .execute();
}

/** Makes goods that are off sale; copied ones have the texts, sections and skus of others, but none of their stock. */
export async function createGoods(
  { db, clock }: ConsoleDeps,
  { name, kind, categoryId, copyOf, reason }: Input,
  call: OperatorCall,
): Promise<DataOf<typeof goodsEditor.createGoods>> {
  const now = clock.now();
  const goodsId = `g${newId()}`;
  await db.transaction().execute(async (tx) => {
    await insertDraft(tx, { goodsId, name, kind, categoryId, madeBy: call.caller.operatorId }, now);
    const source = copyOf === undefined ? undefined : await copyGoods(tx, copyOf, { goodsId, kind });
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '新建商品',
        objectKind: 'goods',
        objectKey: goodsId,
        objectName: name,
        changes: [
          { field: '名称', before: '', after: name },
          { field: '类型', before: '', after: goodsKindNames[kind] },
          ...(source === undefined ? [] : [{ field: '复制自', before: '', after: source }]),
        ],
        reason,
      },
      now,
    );
  });
  return { goodsId };
}

async function copyGoods(
  tx: Tx,
  from: string,
  { goodsId, kind }: Pick<NewGoods, 'goodsId' | 'kind'>,
): Promise<string> {
  const { rows } = await sql<{ readonly name: string }>`
    update goods g set (sub_title, tags, guarantees, prompts, coupon_types, areas, limit_per_order, freight_fen, flow_mb, supplier,
        pic_url, pics, code_terms, valid_days) = (f.sub_title, f.tags,
        case when f.kind = ${kind} then f.guarantees else g.guarantees end, case when f.kind = ${kind} then f.prompts else g.prompts end,
        f.coupon_types, f.areas, f.limit_per_order, f.freight_fen, f.flow_mb, f.supplier, coalesce(f.drawing_url, f.pic_url), f.pics, f.code_terms, f.valid_days)
    from goods f where f.goods_id = ${from} and g.goods_id = ${goodsId} returning f.name`.execute(tx);
  const [source] = rows;
  if (!source) throw new NotFound('没有要复制的商品');
  await sql`
    with gone as (
      delete from goods_sections where goods_id = ${goodsId} and exists (select from goods_sections where goods_id = ${from})
    )
    insert into goods_sections (goods_id, place, kind, title, blocks, pics)
    select ${goodsId}, d.place, d.kind, d.title, d.blocks, d.pics from goods_sections d where d.goods_id = ${from}
    on conflict (goods_id, place) do update set (kind, title, blocks, pics) = (excluded.kind, excluded.title, excluded.blocks, excluded.pics)`.execute(
    tx,
  );
  await sql`
    insert into skus (sku_id, goods_id, name, pic_url, price_fen, member_price_fen, original_price_fen, stock_left, sort)
    select ${goodsId} || '.' || row_number() over (order by k.sort, k.sku_id), ${goodsId}, k.name,
      case when k.pic_url = f.pic_url then coalesce(f.drawing_url, f.pic_url) else k.pic_url end, k.price_fen, k.member_price_fen,
      k.original_price_fen, case when k.stock_left is not null then 0 end, row_number() over (order by k.sort, k.sku_id)
    from skus k join goods f using (goods_id) where k.goods_id = ${from} and k.stopped_at is null`.execute(
    tx,
  );
  return `${source.name}（${from}）`;
}

/** Deletes goods that were never on sale. */
export async function removeDraft(
  { db, clock }: ConsoleDeps,
  { goodsId, reason }: InputOf<typeof goodsEditor.removeDraft>,
  call: OperatorCall,
): Promise<null> {
  await db.transaction().execute(async (tx) => {
    const { name, isDraft } = await lockedGoods(tx, goodsId);
    if (!isDraft) throw new Refusal('上架过的商品不能删除，可以下架');
    await tx.deleteFrom('goods').where('goods_id', '=', goodsId).execute();
    const changes = [{ field: '状态', before: '草稿', after: '已删除' }];
    await appendAudit(
      tx,
      actorOf(call),
      { act: '删除商品草稿', objectKind: 'goods', objectKey: goodsId, objectName: name, changes, reason },
      clock.now(),
    );
  });
  return null;
}
