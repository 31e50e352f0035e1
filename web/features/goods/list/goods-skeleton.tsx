import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './goods-skeleton.module.css';

/** Skeleton of the next goods cards. */
export function GoodsSkeleton({ count, density = 'grid' }: { count: number; density?: 'grid' | 'row' }) {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">加载中</output>
      <GoodsList density={density}>
        {Array.from({ length: count }, (_, at) =>
          density === 'grid' ? <GridBone key={at} /> : <RowBone key={at} />,
        )}
      </GoodsList>
    </div>
  );
}

const GridBone = () => (
  <Card as="span" className={styles.cardSkeleton}>
    <SkeletonBox radius={0} />
    <span className={styles.cardRows}>
      <SkeletonBox width="90%" height={14} />
      <SkeletonBox width="50%" height={14} />
      <SkeletonBox width="70%" height={18} />
    </span>
  </Card>
);

const RowBone = () => (
  <span className={styles.rowSkeleton}>
    <SkeletonBox width={88} height={88} radius={8} />
    <span className={styles.rowTexts}>
      <SkeletonBox width="80%" height={16} />
      <SkeletonBox width="40%" height={16} />
      <SkeletonBox width="60%" height={22} />
    </span>
  </span>
);
