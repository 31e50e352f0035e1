import { useEffect, useState, type ComponentType } from 'react';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import type { DeliveryFloorProps } from './delivery-floor.tsx';
import type { GoodsBodyProps } from './goods-body.tsx';
import type { OpenGroupsProps } from './open-groups.tsx';

/** A part whose code is loaded after hydration; a skeleton of its height until then. */
const laterPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  label: string,
  height: number,
): ComponentType<Props> =>
  function LaterPart(props) {
    const [View, setView] = useState<ComponentType<Props>>();
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (!failed)
        load().then(
          (loaded) => setView(() => loaded),
          () => setFailed(true),
        );
    }, [failed]);
    if (View) return <View {...props} />;
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

export const LaterBody = laterPart<GoodsBodyProps>(
  () => import('./goods-body.tsx').then(({ GoodsBody }) => GoodsBody),
  '商品详情',
  900,
);
export const LaterDelivery = laterPart<DeliveryFloorProps>(
  () => import('./delivery-floor.tsx').then(({ DeliveryFloor }) => DeliveryFloor),
  '配送',
  88,
);
export const LaterGroups = laterPart<OpenGroupsProps>(
  () => import('./open-groups.tsx').then(({ OpenGroups }) => OpenGroups),
  '正在等你的团',
  142,
);
