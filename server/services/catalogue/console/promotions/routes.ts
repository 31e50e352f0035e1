import type { goodsPromotions } from '#core/contract/console/goods/goods-promotions.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { proposePromotion, stopPromotion } from './promotion-kind.ts';
import { promotionList } from './promotion-list.ts';
import { tryPromotion } from './try-promotion.ts';

export const goodsPromotionRoutes = (deps: Deps): ConsoleHandlers<typeof goodsPromotions> => ({
  goodsPromotions: ({ goodsId }) => promotionList(deps, goodsId),
  tryPromotion: (input) => tryPromotion(deps, input),
  proposePromotion: (input, call) => proposePromotion(deps, input, call),
  stopPromotion: (input, call) => stopPromotion(deps, input, call),
});
