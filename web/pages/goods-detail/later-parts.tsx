import { useEffect, useState, type ComponentType } from 'react';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';

type Part = ComponentType<{ readonly goods: SkuDetail }>;

/** A floor below the first screen whose code is loaded after hydration; a skeleton of its height until then. */
const laterPart = (load: () => Promise<Part>, label: string, height: number): Part =>
  function LaterPart({ goods }) {
    const [View, setView] = useState<Part>();
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (!failed)
        load().then(
          (loaded) => setView(() => loaded),
          () => setFailed(true),
        );
    }, [failed]);
    if (View) return <View goods={goods} />;
    return (
      <Floor label={label} busy={!failed}>
        {failed ? (
          <FailedState look="strip" title={`${label}没有加载出来`} onRetry={() => setFailed(false)} />
        ) : (
          <SkeletonBox height={height} />
        )}
      </Floor>
    );
  };

export const LaterShops = laterPart(
  () => import('./goods-shops.tsx').then(({ GoodsShops }) => GoodsShops),
  '适用门店',
  250,
);
export const LaterTogether = laterPart(
  () => import('./bought-together.tsx').then(({ BoughtTogether }) => BoughtTogether),
  '搭配购买',
  190,
);
export const LaterNotes = laterPart(
  () => import('./goods-notes.tsx').then(({ GoodsNotes }) => GoodsNotes),
  '购买须知',
  52,
);
