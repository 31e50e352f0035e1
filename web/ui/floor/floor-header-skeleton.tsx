import { SkeletonBox } from '../skeleton/skeleton-box.tsx';
import styles from './floor-header.module.css';

/** Skeleton of a floor's title. */
export const FloorHeaderSkeleton = () => (
  <div className={styles.header}>
    <SkeletonBox width={140} height={22} />
  </div>
);
