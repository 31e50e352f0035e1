import { useArt } from '#web/art/use-art.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './my-month.module.css';

const rows = [0, 1, 2, 3, 4];

/** Skeleton of the header and the first rights. */
export function MonthSkeleton() {
  const art = useArt();
  return (
    <div role="status" aria-label="加载中">
      <div className={styles.header}>
        <SkeletonBox width={96} height={26} />
        <p className={styles.headerText}>
          <SkeletonBox width={140} height={14} />
        </p>
        <div className={styles.counts}>
          <SkeletonBox width={200} height={24} />
        </div>
        <span className={styles.monthProgress}>
          <SkeletonBox height={6} radius={3} />
        </span>
        {/* The largest contentful paint: rendered by the server. */}
        <img
          className={`${styles.headerArt} decorative`}
          src={art('goods/gift-cut')}
          width={112}
          height={112}
          alt=""
        />
      </div>
      <Floor label="加载中" busy>
        <SkeletonBox width={140} height={26} />
        {rows.map((row) => (
          <div key={row} className={styles.skeletonRow}>
            <SkeletonBox width={56} radius={8} />
            <span className="grow">
              <SkeletonBox width="60%" height={18} />
              <SkeletonBox width="80%" height={14} />
            </span>
            <SkeletonBox width={86} height={30} radius={15} />
          </div>
        ))}
      </Floor>
    </div>
  );
}
