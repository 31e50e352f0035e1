import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { detailShapes } from './detail.shapes.ts';

/** The goods detail page, and the checks before purchase. */
export const detail = withPrefix<typeof detailShapes>(prefixes.goods)({
  skuDetail: get('/v2/goodsInfo/getSkuDetail/:skuId'),
  siblingSkus: get('/v2/goodsInfo/getGoodsSkuBySkuId'),
  goodsPrompt: get('/v2/goodsInfo/getGoodsPrompt/:goodsId'),
  // Members only: the answer reveals facts about the owner of the number.
  benefitMobile: get('/goodsRule/checkBenefitMobile', { access: 'member' }),
  payMethods: get('/goodsInfo/getGoodsAllowPayMethodList/:goodsId/:skuId', { access: 'member' }),
  goodsShops: post('/goodsShop/getGoodsShopNavigation'),
});
