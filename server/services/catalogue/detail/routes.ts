import type { detail } from '#core/contract/goods/detail.ts';
import type { detailMore } from '#core/contract/goods/detail-more.ts';
import { benefitVerdict, isForOwnNumber } from '#core/rules/goods/benefit-mobile.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { boughtTogether } from './bought-together.ts';
import { cityStock } from './city-stock.ts';
import { goodsOfSku } from './goods-of-sku.ts';
import { goodsPrompt } from './goods-prompt.ts';
import { goodsShops } from './goods-shops.ts';
import { payMethods } from './pay-methods.ts';
import { skuDetail, skuView } from './sku-detail.ts';

export const detailRoutes = (deps: Deps): Handlers<typeof detail & typeof detailMore> => ({
  skuDetail: ({ skuId }) => skuDetail(deps, skuId),
  siblingSkus: async ({ skuId }) => {
    const { goods, sku, skus } = await goodsOfSku(deps.db, skuId, deps.clock.now());
    return { goodsId: goods.goods_id, skuId: sku.sku_id, goodsName: goods.name, skus: skus.map(skuView) };
  },
  goodsPrompt: ({ goodsId }) => goodsPrompt(deps, goodsId),
  benefitMobile: async ({ benefitMobile, skuId }, { caller }) => {
    const { goods } = await goodsOfSku(deps.db, skuId, deps.clock.now());
    const needsNumber = goods.kind === 'charge';
    const isOthers = isForOwnNumber({ flowMb: goods.flow_mb }) && benefitMobile !== caller.mobile;
    const number = needsNumber && !isOthers ? await deps.billing.number(benefitMobile) : undefined;
    return benefitVerdict({ needsNumber, isOthers }, number);
  },
  payMethods: (input, { caller }) => payMethods(deps, caller, input),
  goodsShops: (input) => goodsShops(deps, input),
  boughtTogether: ({ skuId }) => boughtTogether(deps, skuId),
  cityStock: (input) => cityStock(deps, input),
});
