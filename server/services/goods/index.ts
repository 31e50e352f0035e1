import type { goods } from '#core/contract/goods/index.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { couponsRoutes } from './coupons/routes.ts';
import { detailRoutes } from './detail/routes.ts';
import { easyUseRoutes } from './easy-use/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { keptGoodsRoutes } from './kept/routes.ts';
import { loungesRoutes } from './lounges/routes.ts';
import { payCodeRoutes } from './pay-code/routes.ts';
import { placementRoutes } from './placement/routes.ts';
import { rankingRoutes } from './ranking/routes.ts';
import { shopsRoutes } from './shops/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { stockReminderRoutes } from './stock-reminders/routes.ts';
import { videosRoutes } from './videos/routes.ts';

export const goodsHandlers = (deps: Deps): Handlers<typeof goods> => ({
  ...homeRoutes(deps),
  ...videosRoutes(deps),
  ...easyUseRoutes(deps),
  ...catalogueRoutes(deps),
  ...couponsRoutes(deps),
  ...placementRoutes(deps),
  ...detailRoutes(deps),
  ...keptGoodsRoutes(deps),
  ...stockReminderRoutes(deps),
  ...rankingRoutes(deps),
  ...shopsRoutes(deps),
  ...searchRoutes(deps),
  ...loungesRoutes(deps),
  ...payCodeRoutes(deps),
});
