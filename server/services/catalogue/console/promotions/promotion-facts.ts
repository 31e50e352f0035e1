import { sql, type Selectable } from 'kysely';
import type { PromotionDraft } from '#core/contract/console/goods/goods-promotions.shapes.ts';
import type { SkuPrice } from '#core/rules/console/price-approval.ts';
import type { Promotion } from '#core/rules/pricing/promotion.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import type { Promotions } from '../../../../db/schema/promotions.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';

export interface PromotedGoods {
  readonly name: string;
  readonly promotions: readonly Promotion[];
  readonly skus: readonly (SkuPrice & { readonly skuId: string; readonly name: string })[];
}

/** Goods with the promotions that they carry now, and the prices of the skus that are sold. */
export async function promotedGoods(db: Db | Tx, goodsId: string): Promise<PromotedGoods> {
  const { rows } = await sql<PromotedGoods>`
    select g.name, g.promotions, coalesce((select json_agg(json_build_object('skuId', k.sku_id, 'name', k.name, 'priceFen', k.price_fen,
        'memberPriceFen', k.member_price_fen, 'originalPriceFen', k.original_price_fen, 'costFen', c.cost_fen) order by k.sort, k.sku_id)
      from skus k left join sku_costs c using (sku_id) where k.goods_id = g.goods_id and k.stopped_at is null), '[]') as skus
    from goods g where g.goods_id = ${goodsId}`.execute(db);
  const [goods] = rows;
  if (!goods) throw new NotFound('没有这件商品');
  return goods;
}

const time = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/** A draft as the price rule sees it. */
export async function promotionOf(db: Db | Tx, draft: PromotionDraft): Promise<Promotion> {
  const scope = {
    promotionId: draft.promotionId ?? 'new',
    levels: draft.levels,
    cities: draft.cities,
    beginsAt: time(draft.beginsAt),
    endsAt: time(draft.endsAt),
    perPerson: draft.perPerson,
    period: draft.period,
    hasBudget: draft.budgetFen !== null,
  };
  const { terms } = draft;
  if (terms.kind === 'price') return { ...scope, ...terms, title: draft.title, skuId: null };
  if (terms.kind !== 'gift') return { ...scope, ...terms };
  const gift = await db
    .selectFrom('skus as s')
    .innerJoin('goods as g', 'g.goods_id', 's.goods_id')
    .select(['s.price_fen', 'g.name'])
    .where('s.sku_id', '=', terms.giftSkuId)
    .executeTakeFirst();
  if (!gift) throw new Refusal('没有这个赠品规格');
  return { ...scope, ...terms, giftName: gift.name, giftFen: gift.price_fen };
}

/** A promotion for these goods alone as it is changed here; null for others. */
export function draftOf(row: Selectable<Promotions>, goodsId: string): PromotionDraft | null {
  const isOwn = row.collection_id === null && row.goods_ids.length === 1 && row.goods_ids[0] === goodsId;
  if (!isOwn || row.kind === 'chances') return null;
  return {
    promotionId: row.promotion_id,
    title: row.title,
    terms: { kind: row.kind, ...row.terms } as PromotionDraft['terms'],
    levels: row.levels,
    cities: row.cities,
    beginsAt: row.begins_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    perPerson: row.per_person,
    period: row.period,
    budgetFen: row.budget_fen,
  };
}
