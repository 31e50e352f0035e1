import { joinClasses } from '#web/ui/join-classes.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { PlusShelf } from './plus-shelf.tsx';
import styles from './plus-rights.module.css';

/** Skeleton of the first rights. */
export function ShelfSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">加载中</output>
      <PlusShelf title={title}>
        {[0, 1, 2].map((at) => (
          <li key={at} className={styles.right}>
            <SkeletonBox height={132} radius={0} />
            <div className={joinClasses(styles.rightBody, styles.skeletonBody)}>
              <SkeletonBox width="80%" height={18} />
              <SkeletonBox width="60%" height={14} />
              <SkeletonBox height="var(--button-height-small)" radius={15} />
            </div>
          </li>
        ))}
      </PlusShelf>
    </div>
  );
}
