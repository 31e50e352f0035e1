import { joinClasses } from '#web/ui/join-classes.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './claim-records.module.css';

/** Skeleton of the first records. */
export function RecordSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div className={joinClasses(styles.records, className)} role="status" aria-label="加载中">
      {[0, 1, 2, 3].map((row) => (
        <Card key={row} className={styles.recordCard}>
          <SkeletonBox width={56} radius={8} />
          <span className={`grow ${styles.rowsSkeleton}`}>
            <SkeletonBox width="50%" height={18} />
            <SkeletonBox width="62%" height={14} />
            <SkeletonBox width="70%" height={14} />
          </span>
          <SkeletonBox width={42} height={18} radius={4} />
          <span className={`${styles.trace} ${styles.traceSkeleton}`}>
            <SkeletonBox width={64} height={14} />
          </span>
        </Card>
      ))}
    </div>
  );
}
