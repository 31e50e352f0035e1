import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './lottery.module.css';

/** The boxes of the wheel and the tasks. */
export function LotterySkeleton() {
  return (
    <div role="status" aria-label="加载中">
      <p className={styles.pill}>
        <SkeletonBox width={112} height={16} />
      </p>
      <div className={styles.skeletonWheel}>
        <SkeletonBox width={320} height={320} radius={160} />
      </div>
      <div className={styles.card}>
        <SkeletonBox height={200} />
      </div>
    </div>
  );
}
