import type { Selectable } from 'kysely';
import type { GoodsCard, GoodsTag } from '#core/contract/goods/goods-card.shapes.ts';
import { goodsCard } from '../services/goods/home/public.ts';
import type { Goods } from '../db/schema/mall.ts';

/** Overrides of a goods card on a shelf. */
export interface ShelfLook {
  readonly pic?: `goods/${string}`;
  readonly tags?: readonly GoodsTag[];
  readonly shopName?: string;
}

/** A goods card as stored in a floor's content. */
export const shelfCard = (row: Selectable<Goods>, { pic, tags, shopName }: ShelfLook = {}): GoodsCard => ({
  ...goodsCard(row),
  ...(pic && { picUrl: pic }),
  ...(tags && { tags: [...tags] }),
  ...(shopName && { shopName }),
});
