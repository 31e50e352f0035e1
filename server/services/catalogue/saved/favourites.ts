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

/** Adds goods once; a repetition changes nothing. */
export async function addFavourite(
  { db, clock }: Deps,
  { userId }: Member,
  skuId: string,
): Promise<DataOf<typeof savedGoods.addFavourite>> {
  const { rows } = await sql<{ outcome: 'added' | 'full' | 'unknown' }>`
    select add_favourite(${userId}, ${skuId}, ${clock.now()}, ${maxSaved}) as outcome`.execute(db);
  switch (rows[0]?.outcome) {
    case 'added':
      return countFavourites(db, userId);
    case 'full':
      throw new Refusal(`最多收藏${maxSaved}件商品，请先整理收藏夹`);
    case 'unknown':
    case undefined:
      throw new Refusal('商品不存在或已下架');
  }
}

const countFavourites = (db: Deps['db'], userId: string): Promise<{ total: number }> =>
  db
    .selectFrom('favourites')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

/** Newest first, with the fall of the price since each was added. */
export async function listFavourites(
  { db, clock }: Deps,
  { userId }: Member,
  input: InputOf<typeof savedGoods.favourites>,
): Promise<DataOf<typeof savedGoods.favourites>> {
  const page = await paged(
    input,
    db.selectFrom('favourites').where('user_id', '=', userId),
    db
      .selectFrom('favourites as f')
      .innerJoin('goods as g', 'g.goods_id', 'f.goods_id')
      .leftJoin('skus as s', 's.sku_id', 'f.sku_id')
      .selectAll('g')
      .select([
        'f.added_at',
        sql<number>`greatest(0, f.price_fen - least(coalesce(s.price_fen, g.price_fen), s.member_price_fen))`.as(
          'price_drop_fen',
        ),
      ])
      .where('f.user_id', '=', userId)
      .orderBy('f.added_at', 'desc')
      .orderBy('f.goods_id'),
  );
  const now = clock.now();
  const context = await cardContext(db, now);
  return mapPage(page, ({ added_at, price_drop_fen, ...goods }) => ({
    ...goodsCard(goods, context),
    addedAt: added_at.toISOString(),
    priceDropFen: price_drop_fen,
    unlistedFlag: goods.listed_at > now ? 1 : 0,
  }));
}
