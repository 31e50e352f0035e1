import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './beautiful-order-detail.module.css';

/** Skeleton of the order. */
export function OrderSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      <div className={styles.statusHeader}>
        <SkeletonBox width={48} radius={24} />
        <span className="grow">
          <SkeletonBox width={120} height={48} />
        </span>
      </div>
      <Floor label="加载中" busy>
        <div className={styles.goods}>
          <SkeletonBox width={64} radius={8} />
          <span className="grow">
            <SkeletonBox width="70%" height={44} />
          </span>
        </div>
      </Floor>
      <Floor label="加载中" busy>
        <SkeletonBox height={190} />
      </Floor>
    </div>
  );
}
