import type { Selectable } from 'kysely';
import type { Floor } from '#core/contract/goods/floors.shapes.ts';
import type { GoodsCard } from '#core/contract/goods/goods-card.shapes.ts';
import type { Goods } from '../../db/schema/mall.ts';
import type { DemoGoodsId } from '../goods.ts';
import type { Link } from '../links.ts';
import { shelfCard, type ShelfLook } from '../shelf-card.ts';

type DraftOf<F extends Floor> = F extends Floor
  ? Omit<F, 'floorId' | 'subTitle' | 'link'> &
      Partial<Pick<F, 'subTitle' | 'link'>> & { readonly key: string }
  : never;

/** A floor without its position in a region. */
export type FloorDraft = DraftOf<Floor>;

/** Goods cards and links for the floors of a mall. */
export interface FloorParts {
  readonly link: Link;
  readonly card: (goodsId: DemoGoodsId, look?: ShelfLook) => GoodsCard;
}

export const cardsFrom = (goods: readonly Selectable<Goods>[]): FloorParts['card'] => {
  const rows = new Map(goods.map((row) => [row.goods_id, row]));
  return (goodsId, look) => {
    const row = rows.get(goodsId);
    if (!row) throw new Error(`no goods ${goodsId}`);
    return shelfCard(row, look);
  };
};
