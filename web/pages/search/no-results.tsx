import { Suspense } from 'react';
import type { CountedWord } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { useIsHydrated } from '#web/platform/store/use-is-hydrated.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { countText } from '#web/features/goods/search/count-text.ts';
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
  const isNarrowed = filters > 0;
  const isHydrated = useIsHydrated();
  return (
    <>
      <EmptyState
        art="search"
        title={keyword.trim() === '' ? '没有符合筛选的商品' : `没有找到“${keyword.slice(0, 20)}”`}
        text={
          isNarrowed && totalUnfiltered !== '0'
            ? `去掉已选的${filters}项筛选，有${totalUnfiltered}件商品`
            : matchingWords.length > 0
              ? '试试其中的词'
              : '换个词，或看看为你推荐的商品'
        }
        action={isNarrowed ? { text: '去掉筛选再看', onPress: onDropFilters } : undefined}
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
