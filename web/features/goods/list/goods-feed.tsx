import { GoodsItem } from './goods-item.tsx';
import { GoodsPages } from './goods-pages.tsx';
import { useGoodsFeed } from './use-goods-feed.ts';
import styles from './goods-feed.module.css';

interface GoodsFeedProps {
  readonly label: string;
  /** A channel of the home page; without it what is recommended. */
  readonly channel?: string | undefined;
}

/** Infinite goods feed in two columns. */
export function GoodsFeed({ label, channel }: GoodsFeedProps) {
  return (
    <GoodsPages
      label={label}
      density="grid"
      feed={useGoodsFeed(channel)}
      empty={<p className={styles.soldOut}>推荐的商品都卖完了，稍后再来看看</p>}
      renderCard={(goods, href) => <GoodsItem density="grid" goods={goods} href={href} />}
    />
  );
}
