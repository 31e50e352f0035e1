import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';

/** Boxes of the size of tickets. */
export const TicketsSkeleton = () => (
  <div role="status" aria-label="加载中">
    {[0, 1, 2].map((at) => (
      <Floor key={at} label="加载中" busy>
        <SkeletonBox width="60%" height={22} />
        <SkeletonBox width="90%" height={18} />
        <SkeletonBox width="40%" height={16} />
      </Floor>
    ))}
  </div>
);
