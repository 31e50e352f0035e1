import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './page.module.css';

export interface PageProps {
  children: ReactNode;
  /** What stays at the bottom edge: a `TabBar` or an `ActionBar`. */
  bar?: ReactNode;
  className?: string | undefined;
}

/** The column a page lives in: fluid to 480 px, then centred; the bar keeps to its bottom edge. */
export function Page({ children, bar, className }: PageProps) {
  return (
    <div className={joinClasses(styles.page, className)}>
      <main className={styles.content}>{children}</main>
      {bar}
    </div>
  );
}
