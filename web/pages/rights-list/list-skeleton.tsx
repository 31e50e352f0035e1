import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './rights-list.module.css';

/** Skeleton of the first cards. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      {['first', 'second'].map((floor) => (
        <Floor key={floor} label="加载中" busy>
          <span className={styles.skeletonTitle}>
            <SkeletonBox width={150} height={26} />
          </span>
          <div className={styles.skeletonCards}>
            {[0, 1, 2, 3].map((card) => (
              <SkeletonBox key={card} height={108} radius={10} />
            ))}
          </div>
        </Floor>
      ))}
    </div>
  );
}
