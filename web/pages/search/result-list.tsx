import type { catalogue } from '#core/contract/goods/catalogue.ts';
import { GoodsPages } from '#web/features/goods/list/goods-pages.tsx';
import type { ShownGoods } from '#web/features/goods/list/use-goods-pages.ts';
import { WordChips } from '#web/features/goods/search/word-chips.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { FoundRow } from './found-row.tsx';
import styles from './search-results.module.css';

interface ResultListProps {
  readonly feed: ShownGoods<typeof catalogue.goodsList>;
  readonly relatedWords: readonly string[];
}

/** The goods that were found, with related words after the first page. */
export const ResultList = ({ feed, relatedWords }: ResultListProps) => (
  <Card as="section" className={styles.results} aria-label="搜索结果">
    <GoodsPages
      label="搜索结果"
      density="row"
      feed={feed}
      afterFirst={
        relatedWords.length > 0 && (
          <div className={styles.related} data-floor="相关搜索">
            <h2>相关搜索</h2>
            <WordChips label="相关搜索" words={relatedWords} inOneRow />
          </div>
        )
      }
      renderCard={(goods, href, at) => <FoundRow goods={goods} href={href} at={at} />}
    />
  </Card>
);
