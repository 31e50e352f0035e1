import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './m-zone-orders.module.css';

/** Skeleton of the first orders. */
export function OrderSkeleton() {
  return (
    <div className={styles.orders} role="status" aria-label="加载中">
      {[0, 1].map((row) => (
        <Card key={row} className={styles.orderCard}>
          <div className={styles.orderHeader}>
            <SkeletonBox width={56} radius={8} />
            <span className={`grow ${styles.skeletonRows}`}>
              <SkeletonBox width="60%" height={20} />
              <SkeletonBox width="80%" height={16} />
            </span>
          </div>
          <div className={styles.orderDetails}>
            <SkeletonBox height={18} />
            <SkeletonBox height={18} />
            <SkeletonBox height={18} />
          </div>
        </Card>
      ))}
    </div>
  );
}
