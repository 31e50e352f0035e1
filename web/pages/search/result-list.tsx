import { Fragment } from 'react';
import type { catalogue } from '#core/contract/goods/catalogue.ts';
import { GoodsSkeleton } from '#web/features/goods/goods-skeleton.tsx';
import { useLinkedGoods } from '#web/features/goods/use-linked-goods.ts';
import { useNearEnd } from '#web/features/goods/use-near-end.ts';
import type { ShownGoods } from '#web/features/goods/use-goods-pages.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import { Windowed } from '#web/ui/windowed/windowed.tsx';
import { FoundRow } from './found-row.tsx';
import { WordChips } from '#web/features/goods/search/word-chips.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './search-results.module.css';

/** Rows that come and go together. */
const perBlock = 10;

interface ResultListProps {
  readonly feed: ShownGoods<typeof catalogue.goodsList>;
  /** Shown after the first block. */
  readonly relatedWords: readonly string[];
}

/** The endless list of results; blocks of rows far from the viewport leave the document. */
export function ResultList({ feed, relatedWords }: ResultListProps) {
  const { list, hasNext, loading } = feed;
  const failed = !loading && (list ? feed.moreError : feed.error) !== undefined;
  const goods = useLinkedGoods(list ?? []);
  const more = () => void (list ? feed.loadMore() : feed.refetch());
  const end = useNearEnd(hasNext && !loading && !failed ? feed.pages : undefined, more);
  const blocks = Array.from({ length: Math.ceil(goods.length / perBlock) }, (_, at) => at * perBlock);
  return (
    <Card as="section" className={styles.results} aria-label="搜索结果">
      {blocks.map((from) => (
        <Fragment key={from}>
          <Windowed>
            <GoodsList density="row" label={`第${from + 1}件起`}>
              {goods.slice(from, from + perBlock).map(({ goods: each, href }, at) => (
                <FoundRow key={each.goodsId} goods={each} href={href} at={from + at} />
              ))}
            </GoodsList>
          </Windowed>
          {from === 0 && relatedWords.length > 0 && (
            <div className={styles.related} data-floor="相关搜索">
              <h2>相关搜索</h2>
              <WordChips label="相关搜索" words={relatedWords} inLine />
            </div>
          )}
        </Fragment>
      ))}
      <div ref={end}>
        {!failed && (hasNext || !list) && <GoodsSkeleton density="row" count={list ? 2 : 6} />}
      </div>
      {failed && <FailedState look="strip" title="商品没有加载出来" onRetry={more} />}
      {list && list.length > 0 && !hasNext && <p className={styles.endNote}>已经到底啦</p>}
    </Card>
  );
}
