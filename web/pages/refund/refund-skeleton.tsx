import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';

/** Boxes of the size of a refund. */
export const RefundSkeleton = () => (
  <div role="status" aria-label="加载中">
    {[84, 190, 60].map((height) => (
      <Floor key={height} label="加载中" busy>
        <SkeletonBox height={height} />
      </Floor>
    ))}
  </div>
);
