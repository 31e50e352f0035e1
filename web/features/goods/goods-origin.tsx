import { createContext, use } from 'react';
import type { LinkOrigin } from '#core/rules/goods/goods-detail-link.ts';

/** The screen that goods are shown on, for their links: EquityPocket with its coupon, JyDiscountGoodsList (§2). */
export type GoodsOrigin = Pick<LinkOrigin, 'routeName' | 'couponInfo'>;

const GoodsOriginContext = createContext<GoodsOrigin>({});

/** The provider, used by the pages of such screens. */
export const GoodsOriginProvider = GoodsOriginContext.Provider;
export const useGoodsOrigin = (): GoodsOrigin => use(GoodsOriginContext);
