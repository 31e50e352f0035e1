import { Suspense } from 'react';
import type { CountedWord } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { useIsHydrated } from '#web/platform/store/use-is-hydrated.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { noResultsText } from '#core/rules/goods/search/no-results-text.ts';
import { countText } from '#core/rules/goods/search/count-text.ts';
import { WordChips } from '#web/features/goods/search/word-chips.tsx';

const GoodsFeed = lazyPart(() =>
  import('#web/features/goods/list/goods-feed.tsx').then((found) => found.GoodsFeed),
);

interface NoResultsProps {
  readonly keyword: string;
  /** What others search for. */
  readonly otherWords: readonly string[];
  /** Words of the keyword that find goods. */
  readonly matchingWords: readonly CountedWord[];
  /** How many filters are on, and how many goods there are without them. */
  readonly filters: number;
  readonly totalUnfiltered: string;
  onDropFilters(): void;
}

/** Nothing was found: the filters to drop, the words that find goods, what others search for, and goods. */
export function NoResults({
  keyword,
  otherWords,
  matchingWords,
  filters,
  totalUnfiltered,
  onDropFilters,
}: NoResultsProps) {
  const { title, line } = noResultsText({
    keyword,
    filters,
    totalUnfiltered,
    hasMatchingWords: matchingWords.length > 0,
  });
  const isHydrated = useIsHydrated();
  return (
    <>
      <EmptyState
        art="search"
        title={title}
        text={line}
        action={filters > 0 ? { text: '去掉筛选再看', onPress: onDropFilters } : undefined}
      />
      {matchingWords.length > 0 && (
        <Floor header={{ title: '这些词有商品' }}>
          <WordChips
            label="这些词有商品"
            words={matchingWords.map(({ text }) => text)}
            notes={matchingWords.map(({ total, isTotalMinimum }) => `${countText(total, isTotalMinimum)}件`)}
          />
        </Floor>
      )}
      {otherWords.length > 0 && (
        <Floor header={{ title: '大家都在搜' }}>
          <WordChips label="大家都在搜" words={otherWords} />
        </Floor>
      )}
      <Floor look="bare" header={{ title: '为你推荐' }}>
        {isHydrated && (
          <Suspense fallback={null}>
            <GoodsFeed label="为你推荐" />
          </Suspense>
        )}
      </Floor>
    </>
  );
}
