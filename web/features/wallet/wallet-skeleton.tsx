import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './wallet.module.css';

/** Boxes of the size of the numbers and the first tickets. */
export const WalletSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="加载中">
    <SkeletonBox height={72} radius={16} />
    <SkeletonBox height={32} radius={16} />
    <SkeletonBox height={146} radius={16} />
    <SkeletonBox height={76} radius={14} />
    <SkeletonBox height={76} radius={14} />
  </div>
);
