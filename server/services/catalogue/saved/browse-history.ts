import { cardContext } from '../cards/card-context.ts';
import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { savedGoods } from '#core/contract/goods/saved-goods.ts';
import { maxSaved } from '#core/contract/goods/saved-goods.shapes.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { goodsCard } from '../cards/goods-card.ts';

/** Records a visit of a detail page. */
export async function visitGoods(
  { db, clock }: Deps,
  { userId }: Member,
  skuId: string,
): Promise<DataOf<typeof savedGoods.visitGoods>> {
  const { rows } = await sql<{ is_favourite: boolean | null }>`
    select visit_goods(${userId}, ${skuId}, ${clock.now()}, ${maxSaved}) as is_favourite`.execute(db);
  const isFavourite = rows[0]?.is_favourite ?? undefined;
  if (isFavourite === undefined) throw new Refusal('商品不存在或已下架');
  return { isFavourite };
}

/** Last seen first. */
export async function listHistory(
  { db, clock }: Deps,
  { userId }: Member,
  input: InputOf<typeof savedGoods.browseHistory>,
): Promise<DataOf<typeof savedGoods.browseHistory>> {
  const page = await paged(
    input,
    db.selectFrom('browse_history').where('user_id', '=', userId),
    db
      .selectFrom('browse_history as h')
      .innerJoin('goods as g', 'g.goods_id', 'h.goods_id')
      .selectAll('g')
      .select('h.seen_at')
      .where('h.user_id', '=', userId)
      .orderBy('h.seen_at', 'desc')
      .orderBy('h.goods_id'),
  );
  const now = clock.now();
  const context = await cardContext(db, now);
  return mapPage(page, ({ seen_at, ...goods }) => ({
    ...goodsCard(goods, context),
    seenAt: seen_at.toISOString(),
    unlistedFlag: goods.listed_at > now ? 1 : 0,
  }));
}
