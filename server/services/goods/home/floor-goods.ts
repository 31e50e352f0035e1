import { z } from 'zod';
import { goodsTag, type GoodsCard } from '#core/contract/goods/goods-card.shapes.ts';
import type { Deps } from '../../../deps.ts';
import { goodsOfCollection, runningCollections } from '../catalogue/public.ts';

/** Goods of one floor at most. */
const most = 12;

/** How a floor shows single goods: another picture, tags of its own. Prices are never part of it. */
const looks = z.record(
  z.string(),
  z.object({ picUrl: z.string().optional(), tags: z.array(goodsTag).optional() }),
);

/** The goods in stock of running collections by their id, at today's prices. */
export async function goodsOfFloors(
  { db, clock }: Deps,
  collectionIds: readonly string[],
  cityCode: string | undefined,
): Promise<ReadonlyMap<string, readonly GoodsCard[]>> {
  if (collectionIds.length === 0) return new Map();
  const now = clock.now();
  const collections = await runningCollections(db, now, cityCode)
    .where('collection_id', 'in', collectionIds)
    .execute();
  return new Map(
    await Promise.all(
      collections.map(async (collection) => {
        const wanted = { pageNum: 1, pageSize: most, cityCode, now };
        const { list } = await goodsOfCollection(db, collection, wanted);
        return [collection.collection_id, list.filter(({ lackStockFlag }) => lackStockFlag === 0)] as const;
      }),
    ),
  );
}

/** The cards with the looks of the floor. */
export function withLooks(cards: readonly GoodsCard[], content: Record<string, unknown>): GoodsCard[] {
  const look = looks.safeParse(content['looks'] ?? {}).data ?? {};
  return cards.map((card) => {
    const { picUrl, tags } = look[card.goodsId] ?? {};
    return { ...card, ...(picUrl !== undefined && { picUrl }), ...(tags && { tags }) };
  });
}
