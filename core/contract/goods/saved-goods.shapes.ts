import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, flag, idText, isoTime, noInput, pageOf, paging } from '../fields.ts';
import { goodsCard } from './shared/goods-card.shapes.ts';

/** Goods are not sold any more; their card stays. */
const unlistedFlag = flag;

export const favourite = goodsCard
  .extend({
    addedAt: isoTime,
    /** How much cheaper it is than when it was added; 0: not cheaper. */
    priceDropFen: fen.min(0),
    unlistedFlag,
  })
  .meta({ id: 'Favourite' });
export type Favourite = z.output<typeof favourite>;

export const seenGoods = goodsCard.extend({ seenAt: isoTime, unlistedFlag }).meta({ id: 'SeenGoods' });
export type SeenGoods = z.output<typeof seenGoods>;

/** The limit of either list per subscriber. */
export const maxSaved = 200;
const chosen = z.object({ goodsIds: z.array(idText).min(1).max(maxSaved) });
const removed = z.object({ removed: count });

export const savedGoodsShapes = {
  addFavourite: shape(z.object({ skuId: idText }), z.object({ total: count })),
  removeFavourites: shape(chosen, removed),
  favourites: shape(z.object(paging), pageOf(favourite)),
  visitGoods: shape(z.object({ skuId: idText }), z.object({ isFavourite: z.boolean() })),
  browseHistory: shape(z.object(paging), pageOf(seenGoods)),
  removeHistory: shape(chosen, removed),
  clearHistory: shape(noInput, removed),
};
