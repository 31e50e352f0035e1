import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './group-share.module.css';

/** The boxes of the inviter, the card and the steps. */
export const ShareSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="加载中">
    <SkeletonBox width={240} height={40} />
    <SkeletonBox height={300} radius={16} />
    <SkeletonBox height={112} radius={12} />
  </div>
);
