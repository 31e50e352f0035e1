import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './group-buy.module.css';

interface TornCardProps {
  readonly label: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A card like a ticket: its head and its foot are divided by a dashed line with notches. */
export const TornCard = ({ label, head, children, className }: TornCardProps) => (
  <article className={joinClasses(styles.torn, className)} aria-label={label}>
    <div className={styles.tornHead}>{head}</div>
    <div className={styles.tornFoot}>{children}</div>
  </article>
);
