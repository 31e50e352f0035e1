import { Suspense } from 'react';
import { useIsHydrated } from '#web/platform/store/use-is-hydrated.ts';
import { useHref, useNavigator } from '#web/platform/navigation/navigation.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { FloorHeader } from '#web/ui/floor/floor-header.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';

const Feed = lazyPart(() =>
  import('#web/features/goods/list/goods-feed.tsx').then(({ GoodsFeed }) => GoodsFeed),
);

interface NoGoodsProps {
  /** There are no such goods; otherwise they could not be loaded. */
  readonly missing: boolean;
  readonly message: string | undefined;
  onRetry(): void;
}

/** Instead of goods that are unknown, not sold any more or not loaded: a way on, and other goods. */
export function NoGoods({ missing, message, onRetry }: NoGoodsProps) {
  const navigator = useNavigator();
  const href = useHref();
  const isHydrated = useIsHydrated();
  return (
    <Page>
      <NavBar title="商品详情" back={() => navigator.back()} />
      <Floor label={missing ? '没有该商品' : '加载失败'}>
        {missing ? (
          <EmptyState
            art="lost"
            title="商品已下架"
            text="它可能已经卖完或不再销售，看看其他好物吧"
            action={{ text: '去首页', href: href({ page: 'home' }) }}
          />
        ) : (
          <FailedState title="商品没有加载出来" text={message} onRetry={onRetry} />
        )}
      </Floor>
      {missing && (
        <Floor look="bare" label="为你推荐">
          <FloorHeader title="为你推荐" />
          {isHydrated && (
            <Suspense fallback={null}>
              <Feed label="为你推荐" />
            </Suspense>
          )}
        </Floor>
      )}
    </Page>
  );
}
