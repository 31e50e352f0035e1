import { home } from '#core/contract/goods/home.ts';
import { useGoodsPages, type ShownGoods } from './use-goods-pages.ts';

const staleMs = 300_000;

/** 为你推荐, or a channel of the home page, page by page. */
export const useGoodsFeed = (goodsChannelId: string | undefined): ShownGoods<typeof home.forYou> =>
  useGoodsPages(home.forYou, goodsChannelId === undefined ? {} : { goodsChannelId }, { staleMs });
