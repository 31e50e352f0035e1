import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './message-center.module.css';

/** Boxes of the list's size while it loads. */
export function MessagesSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      <Card className={styles.reminder}>
        <SkeletonBox width="60%" height={18} />
      </Card>
      <div className={styles.dayHead}>
        <SkeletonBox width={40} height={16} />
      </div>
      <Card className={styles.messages}>
        {[0, 1, 2, 3, 4].map((at) => (
          <div key={at} className={styles.message}>
            <div className={styles.messageLink}>
              <SkeletonBox width={44} height={44} radius={12} />
              <div className="grow">
                <SkeletonBox width="50%" height={20} />
                <SkeletonBox width="90%" height={18} />
              </div>
            </div>
          </div>
        ))}
      </Card>
    </div>
  );
}
