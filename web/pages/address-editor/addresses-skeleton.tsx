import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';

/** Boxes of the size of addresses. */
export const AddressesSkeleton = () => (
  <div role="status" aria-label="加载中">
    {[0, 1, 2].map((at) => (
      <Floor key={at} label="加载中" busy>
        <SkeletonBox width="50%" height={22} />
        <SkeletonBox width="90%" height={20} />
        <SkeletonBox width="40%" height={40} />
      </Floor>
    ))}
  </div>
);
