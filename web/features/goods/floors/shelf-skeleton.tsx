import { FloorHeaderSkeleton } from '#web/ui/floor/floor-header-skeleton.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';

interface ShelfSkeletonProps {
  readonly height: number;
  readonly label?: string;
  readonly look?: 'card' | 'tinted';
}

/** Skeleton of a floor, with its height. */
export function ShelfSkeleton({ height, label = '加载中', look = 'card' }: ShelfSkeletonProps) {
  return (
    <Floor label={label} look={look} busy>
      <FloorHeaderSkeleton />
      <SkeletonBox height={height} radius={8} />
    </Floor>
  );
}
