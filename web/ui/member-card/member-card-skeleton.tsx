import { SkeletonBox } from '../skeleton/skeleton-box.tsx';
import { MemberTicket } from './member-card.tsx';
import type { StubCount } from './stub-counts.tsx';
import styles from './member-card.module.css';

export interface MemberCardSkeletonProps {
  label: string;
  title: string;
  counts: readonly StubCount[];
}

/** The card while the session is unknown. */
export function MemberCardSkeleton({ label, title, counts }: MemberCardSkeletonProps) {
  return (
    <MemberTicket label={label} level={0} counts={counts}>
      <SkeletonBox width={46} radius={23} />
      <div className={styles.identity}>
        <b className={styles.greeting}>{title}</b>
        <SkeletonBox width={76} height={16} radius={8} />
      </div>
      <div className={styles.side}>
        <SkeletonBox className={styles.actionSkeleton} width={70} height="var(--btn-s)" radius={23} />
        <output className="visually-hidden">加载中</output>
      </div>
    </MemberTicket>
  );
}
