import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { detailShapes } from './detail.shapes.ts';

/** One goods, and what is asked before it is bought. */
export const detail = under<typeof detailShapes>(prefixes.goods)({
  skuDetail: get('/v2/goodsInfo/getSkuDetail/:skuId'),
  siblingSkus: get('/v2/goodsInfo/getGoodsSkuBySkuId'),
  goodsPrompt: get('/v2/goodsInfo/getGoodsPrompt/:goodsId'),
  // Members only: the answer tells something about whoever owns the number.
  benefitMobile: get('/goodsRule/checkBenefitMobile', { access: 'member' }),
  payMethods: get('/goodsInfo/getGoodsAllowPayMethodList/:goodsId/:skuId', { access: 'member' }),
  goodsShops: post('/goodsShop/getGoodsShopNavigation'),
});
