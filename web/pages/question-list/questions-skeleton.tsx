import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './question-list.module.css';

/** Boxes of the list's size while it loads. */
export const QuestionsSkeleton = () => (
  <div role="status" aria-label="加载中">
    {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
      <div key={at} className={styles.title}>
        <SkeletonBox width="70%" height={20} />
      </div>
    ))}
  </div>
);
