import type { goods } from '#core/contract/console/goods.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { changePrices, tryPrice } from './change-prices.ts';
import { proposeStock } from './change-stock.ts';
import { goodsChoices } from './goods-choices.ts';
import { goodsDetail } from './goods-detail.ts';
import { goodsList } from './goods-list.ts';
import { priceHistory, stockMovements } from './histories.ts';
import { importPrices } from './import-prices.ts';
import { importStock } from './import-stock.ts';
import { proposeListing, unlistGoods } from './listing.ts';
import { saveGoods } from './save-goods.ts';
import { areaStock, stockList } from './stock-lists.ts';

export const goodsConsoleRoutes = (deps: Deps): ConsoleHandlers<typeof goods> => ({
  goodsList: (input) => goodsList(deps, input),
  goodsChoices: () => goodsChoices(deps.db),
  goodsDetail: ({ goodsId }) => goodsDetail(deps, goodsId),
  saveGoods: (input, call) => saveGoods(deps, input, call),
  unlistGoods: (input, call) => unlistGoods(deps, input, call),
  proposeListing: (input, call) => proposeListing(deps, input, call),
  priceHistory: (input) => priceHistory(deps.db, input),
  tryPrice: (input) => tryPrice(deps, input),
  proposePrice: ({ reason, ...input }, call) => changePrices(deps, input, reason, call),
  importPrices: (input, call) => importPrices(deps, input, call),
  importStock: (input, call) => importStock(deps, input, call),
  stockList: (input) => stockList(deps.db, input),
  areaStock: ({ goodsId }) => areaStock(deps.db, goodsId),
  stockMovements: (input) => stockMovements(deps.db, input),
  proposeStock: (input, call) => proposeStock(deps, input, call),
});
