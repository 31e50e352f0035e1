import type { DataOf } from '#core/contract/endpoint.ts';
import type { catalogue } from '#core/contract/goods/catalogue.ts';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { countText } from '#core/rules/goods/search/count-text.ts';
import { noResultsText } from '#core/rules/goods/search/no-results-text.ts';
import type { Pages } from '../../platform/queries/use-pages.ts';
import { Floor } from '../../ui/floor.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { WordChips } from '../../ui/word-chips.tsx';
import { GoodsFeed } from '../shared/goods-feed.tsx';

interface NoResultsProps {
  readonly keyword: string;
  readonly answer: DataOf<typeof catalogue.goodsList>;
  /** How many filters are on. */
  readonly filters: number;
  readonly forYou: Pages<GoodsCard>;
  onSearch(word: string): void;
  onDropFilters(): void;
}

/** Nothing was found: the filters to drop, the words that find goods, what others search for, and goods. */
export function NoResults({ keyword, answer, filters, forYou, onSearch, onDropFilters }: NoResultsProps) {
  const { otherWords = [], matchingWords = [], totalUnfiltered = 0, isTotalMinimum } = answer;
  const { title, line } = noResultsText({
    keyword,
    filters,
    totalUnfiltered: countText(totalUnfiltered, isTotalMinimum),
    hasMatchingWords: matchingWords.length > 0,
  });
  return (
    <>
      <EmptyState
        art="search"
        title={title}
        note={line}
        action={filters > 0 ? { text: '去掉筛选再看', onPress: onDropFilters } : undefined}
      />
      {matchingWords.length > 0 && (
        <Floor title="这些词有商品">
          <WordChips
            words={matchingWords.map(({ text }) => text)}
            notes={matchingWords.map(
              ({ total, isTotalMinimum: isMinimum }) => `${countText(total, isMinimum)}件`,
            )}
            onChoose={onSearch}
          />
        </Floor>
      )}
      {otherWords.length > 0 && (
        <Floor title="大家都在搜">
          <WordChips words={otherWords} onChoose={onSearch} />
        </Floor>
      )}
      <Floor title="为你推荐" look="bare">
        {null}
      </Floor>
      <GoodsFeed feed={forYou} title="为你推荐" />
    </>
  );
}
