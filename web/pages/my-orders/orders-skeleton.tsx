import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './my-orders.module.css';

/** Boxes of the size of orders. */
export const OrdersSkeleton = ({ count }: { count: number }) => (
  <div className={styles.list} role="status" aria-label="加载中">
    {Array.from({ length: count }, (_, at) => (
      <Card key={at} className={styles.card}>
        <div className={styles.head}>
          <SkeletonBox width={34} height={20} />
          <span className="grow">
            <SkeletonBox width={140} height={18} />
          </span>
        </div>
        <div className={styles.goods}>
          <div className={styles.skeletonRow}>
            <SkeletonBox width={60} radius={8} />
            <SkeletonBox width="60%" height={22} />
          </div>
        </div>
      </Card>
    ))}
  </div>
);
