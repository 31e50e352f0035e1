import { sql, type Selectable } from 'kysely';
import type { goodsPromotions } from '#core/contract/console/goods/goods-promotions.ts';
import type { PromotionRow } from '#core/contract/console/goods/goods-promotions.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { promotionText } from '#core/rules/pricing/promotion-text.ts';
import type { Deps } from '../../../../deps.ts';
import type { Promotions } from '../../../../db/schema/promotions.ts';
import { draftOf, promotedGoods, promotionOf } from './promotion-facts.ts';

/** The promotions that goods carry, and those of their own that ended or are stopped. */
export async function promotionList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  goodsId: string,
): Promise<DataOf<typeof goodsPromotions.goodsPromotions>> {
  const { promotions } = await promotedGoods(db, goodsId);
  const carried = promotions.map(({ promotionId }) => promotionId);
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where(sql<boolean>`(promotion_id = any(${carried}::text[]) or goods_ids @> ${[goodsId]}::text[])`)
    .orderBy('is_on', 'desc')
    .orderBy('promotion_id')
    .execute();
  const now = clock.now();
  return {
    rows: await Promise.all(
      rows.map(async (row) => {
        const draft = draftOf(row, goodsId);
        const shown = promotions.find(({ promotionId }) => promotionId === row.promotion_id);
        const text = shown ?? (draft ? await promotionOf(db, draft).catch(() => undefined) : undefined);
        return {
          promotionId: row.promotion_id,
          text: text ? promotionText(text) : row.title,
          title: row.title,
          kind: row.kind,
          state: stateOf(row, now),
          beginsAt: row.begins_at?.toISOString() ?? null,
          endsAt: row.ends_at?.toISOString() ?? null,
          budgetFen: row.budget_fen,
          spentFen: row.spent_fen,
          draft,
        };
      }),
    ),
  };
}

function stateOf(row: Selectable<Promotions>, now: Date): PromotionRow['state'] {
  if (!row.is_on) return 'stopped';
  if (row.ends_at !== null && row.ends_at <= now) return 'ended';
  if (row.budget_fen !== null && row.spent_fen >= row.budget_fen) return 'spent';
  return row.begins_at !== null && row.begins_at > now ? 'planned' : 'running';
}
