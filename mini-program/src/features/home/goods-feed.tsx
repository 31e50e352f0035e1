import { View } from '@tarojs/components';
import type { GoodsCard as Goods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import type { Pages } from '../../platform/queries/use-pages.ts';
import { FailedState } from '../../ui/state.tsx';
import { GoodsCard } from '../../ui/goods-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { openGoods } from '../shared/open-goods.ts';
import styles from './home.module.css';

/** Goods in two columns that go on at the end of the page. */
export function GoodsFeed({ feed, title }: { readonly feed: Pages<Goods>; readonly title: string }) {
  const { items, error, loading, hasNext, loadingNext } = feed;
  if (!items && error && !loading)
    return <FailedState look="strip" title={`${title}没有加载出来`} onRetry={() => void feed.refetch()} />;
  return (
    <View className={styles.feed}>
      <View className={styles.grid}>
        {items?.map((goods) => (
          <GoodsCard
            key={goods.goodsId}
            density="grid"
            goods={goods}
            onPress={() => openGoods(goods, title)}
          />
        )) ?? [1, 2, 3, 4].map((place) => <Skeleton key={place} height={260} />)}
      </View>
      {items && <View className={styles.end}>{endText(items.length, hasNext, loadingNext)}</View>}
    </View>
  );
}

function endText(count: number, hasNext: boolean, isLoading: boolean): string {
  if (count === 0) return '推荐的商品都卖完了，稍后再来看看';
  if (isLoading) return '正在加载…';
  return hasNext ? '上滑查看更多' : '没有更多了';
}
