import type { catalogue } from '#core/contract/goods/catalogue.ts';
import { mapPage } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { goodsCard } from '../home/public.ts';
import { listGoods } from './list-goods.ts';
import { promotionGoods } from './promotion-goods.ts';

export const catalogueRoutes = (
  deps: Deps,
): Pick<Handlers<typeof catalogue>, 'goodsList' | 'promotionGoods'> => ({
  goodsList: async (wanted) => mapPage(await listGoods(deps.db, wanted), goodsCard),
  promotionGoods: (wanted) => promotionGoods(deps, wanted),
});
