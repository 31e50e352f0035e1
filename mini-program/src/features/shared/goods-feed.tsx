import { View } from '@tarojs/components';
import type { GoodsCard as Goods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import type { Pages } from '../../platform/queries/use-pages.ts';
import { FailedState } from '../../ui/state.tsx';
import { GoodsCard } from '../../ui/goods-card.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { openGoods } from './open-goods.ts';
import { useOwnCards } from './use-own-cards.ts';
import styles from './goods-feed.module.css';

interface GoodsFeedProps {
  readonly feed: Pages<Goods>;
  readonly title: string;
  /** Said when there are none. */
  readonly empty?: string;
}

/** Goods in two columns that go on at the end of the page. */
export function GoodsFeed({ feed, title, empty = '推荐的商品都卖完了，稍后再来看看' }: GoodsFeedProps) {
  const { items, error, loading, hasNext, loadingNext, nextFailed } = feed;
  const cards = useOwnCards(items ?? []);
  if (!items && error && !loading)
    return <FailedState look="strip" title={`${title}没有加载出来`} onRetry={() => void feed.refetch()} />;
  return (
    <View className={styles.feed}>
      <View className={styles.grid}>
        {items
          ? cards.map((goods) => (
              <GoodsCard
                key={goods.goodsId}
                density="grid"
                goods={goods}
                onPress={() => openGoods(goods, title)}
              />
            ))
          : [1, 2, 3, 4].map((place) => <Skeleton key={place} height={260} />)}
      </View>
      {items &&
        (items.length === 0 ? (
          <View className={styles.empty}>{empty}</View>
        ) : (
          <ListEnd hasNext={hasNext} loading={loadingNext} failed={nextFailed} onRetry={feed.next} />
        ))}
    </View>
  );
}
