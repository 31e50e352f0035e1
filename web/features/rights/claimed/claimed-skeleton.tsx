import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './claimed-right.module.css';

/** Skeleton of the claim's state and right. */
export function ClaimedSkeleton() {
  return (
    <div className={`${styles.result} ${styles.skeleton}`} role="status" aria-label="加载中">
      <SkeletonBox width={60} radius={30} />
      <SkeletonBox width={120} height={28} />
      <SkeletonBox width={200} height={18} />
      <SkeletonBox height={76} radius={10} />
      <SkeletonBox height={60} radius={10} />
    </div>
  );
}
