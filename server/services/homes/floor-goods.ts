import { z } from 'zod';
import { goodsTag, type GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import type { Deps } from '../../deps.ts';
import { collectionsOf, firstOfCollection } from '../catalogue/public.ts';

/** Goods of one floor at most. */
const max = 12;

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
  const collections = await collectionsOf(db, { ids: collectionIds, now, cityCode });
  return new Map(
    await Promise.all(
      collections.map(async (collection) => {
        const goods = await firstOfCollection(db, collection, { max, now, cityCode });
        return [collection.collection_id, goods.filter(({ lackStockFlag }) => lackStockFlag === 0)] as const;
      }),
    ),
  );
}

export type FloorLooks = z.output<typeof looks>;

/** The looks in a floor's content; invalid ones are left out. */
export const looksIn = (content: Record<string, unknown>): FloorLooks =>
  looks.safeParse(content['looks'] ?? {}).data ?? {};

/** The cards with the looks of the floor. */
export const withLooks = (cards: readonly GoodsCard[], look: FloorLooks): GoodsCard[] =>
  cards.map((card) => {
    const { picUrl, tags } = look[card.goodsId] ?? {};
    return { ...card, ...(picUrl !== undefined && { picUrl }), ...(tags && { tags }) };
  });
