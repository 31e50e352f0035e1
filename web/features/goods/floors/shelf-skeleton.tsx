import { FloorHeaderSkeleton } from '#web/ui/floor/floor-header-skeleton.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';

/** Skeleton of a floor, with its height. */
export function ShelfSkeleton({ height, look = 'card' }: { height: number; look?: 'card' | 'tinted' }) {
  return (
    <Floor label="加载中" look={look} busy>
      <FloorHeaderSkeleton />
      <SkeletonBox height={height} radius={8} />
    </Floor>
  );
}
