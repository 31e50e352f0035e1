import type { keptGoods } from '#core/contract/goods/kept-goods.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { listHistory, visitGoods } from './browse-history.ts';
import { addFavourite, listFavourites } from './favourites.ts';
import { removeKept } from './remove-kept.ts';

export const keptGoodsRoutes = (deps: Deps): Handlers<typeof keptGoods> => ({
  addFavourite: ({ skuId }, { caller }) => addFavourite(deps, caller, skuId),
  removeFavourites: ({ goodsIds }, { caller }) => removeKept(deps, caller, 'favourites', goodsIds),
  favourites: (wanted, { caller }) => listFavourites(deps, caller, wanted),
  visitGoods: ({ skuId }, { caller }) => visitGoods(deps, caller, skuId),
  browseHistory: (wanted, { caller }) => listHistory(deps, caller, wanted),
  removeHistory: ({ goodsIds }, { caller }) => removeKept(deps, caller, 'browse_history', goodsIds),
  clearHistory: (_input, { caller }) => removeKept(deps, caller, 'browse_history'),
});
