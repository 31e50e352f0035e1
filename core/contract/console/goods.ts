import { withPrefix } from '../endpoint.ts';
import type { goodsShapes } from './goods.shapes.ts';
import { ask, change, consolePrefix, read } from './rows.ts';

/** Goods of the mall: texts, prices, stock, and whether they are on sale (docs/decisions/0112). */
export const goods = withPrefix<typeof goodsShapes, 'operator'>(consolePrefix)({
  goodsList: read('/goods/list', 'goods.view'),
  goodsChoices: read('/goods/choices', 'goods.view'),
  goodsDetail: read('/goods/detail', 'goods.view'),
  saveGoods: change('/goods/save', 'goods.edit'),
  unlistGoods: change('/goods/unlist', 'goods.stop'),
  proposeListing: change('/goods/proposeListing', 'goods.propose'),
  priceHistory: read('/goods/priceHistory', 'goods.view'),
  tryPrice: ask('/goods/tryPrice', 'goods.view'),
  proposePrice: change('/goods/proposePrice', 'goods.propose'),
  importPrices: change('/goods/importPrices', 'goods.propose'),
  importStock: change('/goods/importStock', 'goods.propose'),
  stockList: read('/goods/stockList', 'goods.view'),
  areaStock: read('/goods/areaStock', 'goods.view'),
  stockMovements: read('/goods/stockMovements', 'goods.view'),
  proposeStock: change('/goods/proposeStock', 'goods.propose'),
});
