import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './cash-skeleton.module.css';
import cashCardStyles from './cash-card.module.css';

/** Skeleton of the card and the streak bonuses. */
export function CashSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      <div className={cashCardStyles.card}>
        <div className={styles.skeleton}>
          <SkeletonBox width={96} height={56} />
          <SkeletonBox height={84} radius={12} />
          <SkeletonBox height="var(--button-height-large)" radius={24} />
        </div>
      </div>
      <Floor label="加载中" busy>
        <div className={styles.skeleton}>
          <SkeletonBox width={140} height={28} />
          <SkeletonBox height={74} />
        </div>
      </Floor>
    </div>
  );
}
