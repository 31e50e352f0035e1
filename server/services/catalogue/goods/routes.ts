import type { catalogue } from '#core/contract/goods/catalogue.ts';
import type { home } from '#core/contract/goods/home.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { categoryTree, rootCategories } from './category-tree.ts';
import { indexChannels } from './index-channels.ts';
import { localSpecials } from './local-specials.ts';
import { promotionGoods } from './promotion-goods.ts';

export const catalogueRoutes = (
  deps: Deps,
): Omit<Handlers<typeof catalogue>, 'goodsList'> & Pick<Handlers<typeof home>, 'indexChannels'> => ({
  categories: async ({ parentId }) => ({ list: await categoryTree(deps.db, parentId) }),
  rootCategories: async ({ couponType }) => ({ list: await rootCategories(deps, couponType) }),
  promoted: (input) => promotionGoods(deps, input),
  promotionGoods: (input) => promotionGoods(deps, input),
  localSpecials: ({ cityCode }) => localSpecials(deps, cityCode),
  indexChannels: (input) => indexChannels(deps, input),
});
