import type { savedGoods } from '#core/contract/goods/saved-goods.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { listHistory, visitGoods } from './browse-history.ts';
import { addFavourite, listFavourites } from './favourites.ts';
import { removeSaved } from './remove-saved.ts';

export const savedGoodsRoutes = (deps: Deps): Handlers<typeof savedGoods> => ({
  addFavourite: ({ skuId }, { caller }) => addFavourite(deps, caller, skuId),
  removeFavourites: ({ goodsIds }, { caller }) => removeSaved(deps, caller, 'favourites', goodsIds),
  favourites: (input, { caller }) => listFavourites(deps, caller, input),
  visitGoods: ({ skuId }, { caller }) => visitGoods(deps, caller, skuId),
  browseHistory: (input, { caller }) => listHistory(deps, caller, input),
  removeHistory: ({ goodsIds }, { caller }) => removeSaved(deps, caller, 'browse_history', goodsIds),
  clearHistory: (_input, { caller }) => removeSaved(deps, caller, 'browse_history'),
});
