import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './order-detail.module.css';

/** Boxes of the size of an order. */
export const DetailSkeleton = () => (
  <div role="status" aria-label="加载中">
    <div className={styles.head}>
      <SkeletonBox width="40%" height={30} />
      <SkeletonBox width="70%" height={20} />
    </div>
    {[72, 60, 150, 110].map((height) => (
      <Floor key={height} label="加载中" busy>
        <SkeletonBox height={height} />
      </Floor>
    ))}
  </div>
);

/** A box of the size of a ticket with one code. */
export const TicketSkeleton = () => (
  <div className={styles.ticketBox} role="status" aria-label="正在出码">
    <SkeletonBox height={216} radius={16} />
  </div>
);
