import { Suspense } from 'react';
import { FloorHeader } from '#web/ui/floor/floor-header.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';

const Feed = lazyPart(() =>
  import('#web/features/goods/list/goods-feed.tsx').then(({ GoodsFeed }) => GoodsFeed),
);

/** 为你推荐 under the result. */
export const Recommended = () => (
  <Floor look="bare" label="为你推荐">
    <FloorHeader title="为你推荐" />
    <Suspense fallback={null}>
      <Feed label="为你推荐" />
    </Suspense>
  </Floor>
);
