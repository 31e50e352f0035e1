import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './goods-detail.module.css';

/** Skeleton of the pictures, the price and the choice. */
export function DetailSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      <h1 className="visually-hidden">商品详情</h1>
      <span className={styles.pictureSkeleton} />
      <div className={styles.head}>
        <div className={styles.priceBand} />
        <div className={styles.names}>
          <SkeletonBox width="80%" height={26} />
          <SkeletonBox width="55%" height={18} />
        </div>
      </div>
      <Floor label="加载中" busy>
        <SkeletonBox height={170} />
      </Floor>
    </div>
  );
}
