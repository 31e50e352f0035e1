import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { flashSaleHeight } from './flash-sale-height.ts';
import { ShelfSkeleton } from './shelf-skeleton.tsx';

/** Skeleton of the first floors: two rows of quick entries and a sale. */
export function FloorSkeleton() {
  return (
    <>
      <output className="visually-hidden">加载中</output>
      <Floor label="加载中" busy>
        <SkeletonBox height={138} radius={8} />
      </Floor>
      <ShelfSkeleton height={flashSaleHeight} look="tinted" />
    </>
  );
}
