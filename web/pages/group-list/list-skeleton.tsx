import { GoodsSkeleton } from '#web/features/goods/list/goods-skeleton.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './group-list.module.css';

/** The boxes of the tabs and the rows. */
export const ListSkeleton = () => (
  <>
    <div className={styles.tabsSkeleton}>
      <SkeletonBox width={220} height={20} />
    </div>
    <Floor label="拼团商品" busy className={styles.floor}>
      <GoodsSkeleton count={5} density="row" />
    </Floor>
  </>
);
