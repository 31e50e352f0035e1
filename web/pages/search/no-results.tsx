import { Suspense } from 'react';
import { useIsHydrated } from '#web/platform/store/use-is-hydrated.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { WordChips } from '#web/features/goods/search/word-chips.tsx';

const GoodsFeed = lazyPart(() =>
  import('#web/features/goods/goods-feed.tsx').then((found) => found.GoodsFeed),
);

interface NoResultsProps {
  readonly keyword: string;
  readonly otherWords: readonly string[];
  /** How many filters are on, and how many goods there are without them. */
  readonly filters: number;
  readonly totalUnfiltered: string;
  onDropFilters(): void;
}

/** Nothing was found: the filters to drop, other words, and goods. */
export function NoResults({ keyword, otherWords, filters, totalUnfiltered, onDropFilters }: NoResultsProps) {
  const isNarrowed = filters > 0;
  const isHydrated = useIsHydrated();
  return (
    <>
      <EmptyState
        art="search"
        title={keyword.trim() === '' ? '没有符合筛选的商品' : `没有找到“${keyword.slice(0, 20)}”`}
        line={
          isNarrowed && totalUnfiltered !== '0'
            ? `去掉已选的${filters}项筛选，有${totalUnfiltered}件商品`
            : '换个词，或看看为你推荐的商品'
        }
        action={isNarrowed ? { text: '去掉筛选再看', onPress: onDropFilters } : undefined}
      />
      {otherWords.length > 0 && (
        <Floor header={{ title: '换个词试试' }}>
          <WordChips label="换个词试试" words={otherWords} />
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
