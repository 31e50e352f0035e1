import { withPrefix } from '../../endpoint.ts';
import { ask, change, consolePrefix, read } from '../rows.ts';
import type { goodsPromotionShapes } from './goods-promotions.shapes.ts';

/** Promotions that change what goods cost, priced by the rule of orders (docs/decisions/0122). */
export const goodsPromotions = withPrefix<typeof goodsPromotionShapes, 'operator'>(consolePrefix)({
  goodsPromotions: read('/goods/promotions', 'goods.view'),
  tryPromotion: ask('/goods/tryPromotion', 'goods.view'),
  proposePromotion: change('/goods/proposePromotion', 'goods.propose'),
  stopPromotion: change('/goods/stopPromotion', 'goods.stop'),
});
