import { useEffect, useState, type ComponentType } from 'react';
import type { Floor } from '#core/contract/goods/shared/floors.shapes.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import type { FloorProps } from './floor-props.ts';
import { ShelfSkeleton } from './shelf-skeleton.tsx';

type View<Kind extends Floor['kind']> = ComponentType<FloorProps<Kind>>;
type Loading<Kind extends Floor['kind']> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'here'; readonly View: View<Kind> };

/** A floor whose component is loaded after hydration, to keep the first screen small; a skeleton of its height until then. */
export function laterFloor<Kind extends Floor['kind']>(
  load: () => Promise<View<Kind>>,
  height: number,
): View<Kind> {
  return function LaterFloor(props) {
    const [loading, setLoading] = useState<Loading<Kind>>({ kind: 'waiting' });
    const waiting = loading.kind === 'waiting';
    useEffect(() => {
      if (waiting)
        load().then(
          (View) => setLoading({ kind: 'here', View }),
          () => setLoading({ kind: 'failed' }),
        );
    }, [waiting]);
    switch (loading.kind) {
      case 'waiting':
        return <ShelfSkeleton height={height} label={`${props.floor.title}加载中`} />;
      case 'failed':
        return (
          <FailedState
            look="strip"
            title={`${props.floor.title}没有加载出来`}
            onRetry={() => setLoading({ kind: 'waiting' })}
          />
        );
      case 'here':
        return <loading.View {...props} />;
    }
  };
}
