import { View } from '@tarojs/components';
import { Fragment } from 'react';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { catalogue } from '#core/contract/goods/catalogue.ts';
import type { FoundGoods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import type { Pages } from '../../platform/queries/use-pages.ts';
import { ListEnd } from '../../ui/list-end.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/state.tsx';
import { WordChips } from '../../ui/word-chips.tsx';
import { useOwnCards } from '../shared/use-own-cards.ts';
import { FoundRow } from './found-row.tsx';
import styles from './results.module.css';

interface ResultListProps {
  readonly feed: Pages<FoundGoods, DataOf<typeof catalogue.goodsList>>;
  onSearch(word: string): void;
}

/** Words to search for next stand after so many goods. */
const beforeRelated = 10;

/** The results, page by page to the end. */
export function ResultList({ feed, onSearch }: ResultListProps) {
  const { first, items, error, loading, hasNext, loadingNext, nextFailed } = feed;
  const cards = useOwnCards(items ?? []);
  const related = first?.relatedWords ?? [];
  if (!items && error && !loading)
    return <FailedState title="商品没有加载出来" note={error.message} onRetry={() => void feed.refetch()} />;
  return (
    <View className={styles.results}>
      {!items && [1, 2, 3, 4, 5].map((place) => <Skeleton key={place} height={112} />)}
      {cards.map((goods, at) => (
        <Fragment key={goods.goodsId}>
          <FoundRow goods={goods} isFirst={at === 0} />
          {at === Math.min(beforeRelated, cards.length) - 1 && related.length > 0 && (
            <View className={styles.related}>
              <View className={styles.relatedTitle}>相关搜索</View>
              <WordChips words={related} inLine onChoose={onSearch} />
            </View>
          )}
        </Fragment>
      ))}
      {items && <ListEnd hasNext={hasNext} loading={loadingNext} failed={nextFailed} onRetry={feed.next} />}
    </View>
  );
}
