import { Floor } from '#web/ui/floor/floor.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './payment.module.css';

/** Boxes of the six methods. */
export const MethodsSkeleton = () => (
  <Cells title="支付方式">
    <SkeletonBox height={318} radius={12} />
  </Cells>
);

/** Boxes of the sum, the goods and the methods. */
export const PaySkeleton = () => (
  <div role="status" aria-label="加载中">
    <div className={styles.amountHead}>
      <SkeletonBox width={130} height={44} />
      <p className={styles.until}>
        <SkeletonBox width={190} height={20} />
      </p>
    </div>
    <Floor label="加载中" busy>
      <SkeletonBox height={168} />
    </Floor>
    <MethodsSkeleton />
  </div>
);
