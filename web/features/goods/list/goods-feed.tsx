import { home } from '#core/contract/goods/home.ts';
import { GoodsItem } from './goods-item.tsx';
import { GoodsPages } from './goods-pages.tsx';
import { useGoodsPages, type ShownGoods } from './use-goods-pages.ts';
import styles from './goods-feed.module.css';

const staleMs = 300_000;

/** 为你推荐, or a channel of the home page, page by page. */
const useGoodsFeed = (goodsChannelId: string | undefined): ShownGoods<typeof home.forYou> =>
  useGoodsPages(home.forYou, goodsChannelId === undefined ? {} : { goodsChannelId }, { staleMs });

interface GoodsFeedProps {
  readonly label: string;
  /** A channel of the home page; without it what is recommended. */
  readonly channel?: string | undefined;
  /** Goods that are left out, such as those just bought. */
  readonly without?: readonly string[];
}

/** Infinite goods feed in two columns. */
export function GoodsFeed({ label, channel, without = [] }: GoodsFeedProps) {
  const feed = useGoodsFeed(channel);
  const list =
    without.length > 0 ? feed.list?.filter(({ goodsId }) => !without.includes(goodsId)) : feed.list;
  return (
    <GoodsPages
      label={label}
      density="grid"
      feed={{ ...feed, list }}
      empty={<p className={styles.soldOut}>推荐的商品都卖完了，稍后再来看看</p>}
      renderCard={(goods, href) => <GoodsItem density="grid" goods={goods} href={href} />}
    />
  );
}
