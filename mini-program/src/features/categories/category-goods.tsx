import { View } from '@tarojs/components';
import type { FoundGoods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import type { Pages } from '../../platform/queries/use-pages.ts';
import { ListEnd } from '../../ui/list-end.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, FailedState } from '../../ui/state.tsx';
import { GoodsRow } from '../shared/goods-row.tsx';
import { useOwnCards } from '../shared/use-own-cards.ts';
import styles from './categories.module.css';

interface CategoryGoodsProps {
  readonly feed: Pages<FoundGoods>;
  readonly name: string;
  readonly emptyNote: string;
}

/** The goods of a category, page by page. */
export function CategoryGoods({ feed, name, emptyNote }: CategoryGoodsProps) {
  const { items, error, loading, hasNext, loadingNext, nextFailed } = feed;
  const cards = useOwnCards(items ?? []);
  if (!items)
    return error && !loading ? (
      <FailedState title="商品没有加载出来" note={error.message} onRetry={() => void feed.refetch()} />
    ) : (
      <View className={styles.waiting}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height={96} />
        ))}
      </View>
    );
  if (items.length === 0) return <EmptyState art="search" title="这里还没有商品" note={emptyNote} />;
  return (
    <>
      {cards.map((goods) => (
        <GoodsRow key={goods.goodsId} goods={goods} floorName={name} />
      ))}
      <ListEnd hasNext={hasNext} loading={loadingNext} failed={nextFailed} onRetry={feed.next} />
    </>
  );
}
