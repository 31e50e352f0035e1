import { createContext, use } from 'react';
import type { LinkOrigin } from '#core/rules/goods/goods-detail-link.ts';

/** The screen goods are shown on, as far as their links tell it: EquityPocket with its coupon, JyDiscountGoodsList (§2). */
export type GoodsOrigin = Pick<LinkOrigin, 'routeName' | 'couponInfo'>;

const GoodsOriginContext = createContext<GoodsOrigin>({});

/** Put around the goods of such a screen by its page. */
export const GoodsOriginProvider = GoodsOriginContext.Provider;
export const useGoodsOrigin = (): GoodsOrigin => use(GoodsOriginContext);
