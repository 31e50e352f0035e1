import { home } from '#core/contract/goods/home.ts';
import { useGoodsPages, type ShownGoods } from './use-goods-pages.ts';

const staleMs = 300_000;

/** 为你推荐, page by page. */
export const useGoodsFeed = (): ShownGoods<typeof home.forYou> => useGoodsPages(home.forYou, {}, { staleMs });
