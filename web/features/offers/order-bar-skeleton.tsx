import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './order-bar.module.css';

/** Skeleton of the order bar while the session is unknown. */
export function OrderBarSkeleton() {
  return (
    <ActionBar>
      <span className="grow">
        <span className={styles.dueLabel}>
          <SkeletonBox width={110} height={14} />
        </span>
        <SkeletonBox width={80} height={24} />
      </span>
      <span className={styles.buttonSkeleton} role="status" aria-label="加载中">
        <SkeletonBox height="var(--button-height-large)" radius={24} />
      </span>
    </ActionBar>
  );
}
