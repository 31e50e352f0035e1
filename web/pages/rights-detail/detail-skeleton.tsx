import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './rights-detail.module.css';

/** Skeleton of the picture and the name. */
export function DetailSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      <h1 className="visually-hidden">权益详情</h1>
      <span className={styles.pictureSkeleton} />
      <Card className={styles.card}>
        <div className={styles.stateStrip} />
        <div className={styles.cardBody}>
          <SkeletonBox width="60%" height={26} />
          <SkeletonBox width="85%" height={18} />
        </div>
      </Card>
      <Floor label="加载中" busy>
        <SkeletonBox height={140} />
      </Floor>
    </div>
  );
}
