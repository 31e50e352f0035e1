import { post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { savedGoodsShapes } from './saved-goods.shapes.ts';

/** Favourites and browsing history of a subscriber. The detail page reports its visit, which returns whether it is a favourite. */
export const savedGoods = withPrefix<typeof savedGoodsShapes>(prefixes.goods)({
  addFavourite: post('/userCollect/add', { access: 'member', writes: true }),
  removeFavourites: post('/userCollect/remove', { access: 'member', writes: true }),
  favourites: post('/userCollect/list', { access: 'member' }),
  visitGoods: post('/browseHistory/visit', { access: 'member', writes: true }),
  browseHistory: post('/browseHistory/list', { access: 'member' }),
  removeHistory: post('/browseHistory/remove', { access: 'member', writes: true }),
  clearHistory: post('/browseHistory/clear', { access: 'member', writes: true }),
});
