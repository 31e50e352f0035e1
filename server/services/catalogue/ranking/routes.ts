import type { ranking } from '#core/contract/goods/ranking.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { nearbyGoods } from './nearby-goods.ts';
import { rankedGoods, rankings } from './ranked-goods.ts';

export const rankingRoutes = (deps: Deps): Handlers<typeof ranking> => ({
  hotSelling: (input) => rankedGoods(deps, rankings.sales, input),
  discountRanking: (input) => rankedGoods(deps, rankings.discount, input),
  nearbyGoods: (input) => nearbyGoods(deps, input),
});
