import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { ProductHead } from './product-head.tsx';
import styles from './spotlight-stage.module.css';

/** Skeleton of the spotlight. */
export function SpotlightSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      <ProductHead name="产品权益">
        <SkeletonBox width={180} height={22} />
      </ProductHead>
      <Floor label="加载中" busy>
        <div className={styles.stage}>
          <div className={styles.picture}>
            <SkeletonBox width={152} radius={16} />
          </div>
          <SkeletonBox width={64} height={18} />
          <SkeletonBox width={150} height={27} />
          <SkeletonBox width={200} height={20} />
          <SkeletonBox width={70} height={44} />
        </div>
        <SkeletonBox height={112} radius={12} />
      </Floor>
    </div>
  );
}
