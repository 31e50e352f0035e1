import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  /** Up to two icon actions, or the sum to pay, then the buttons: accent, then primary (wider). */
  children: ReactNode;
  /** A strip joined to the bar's top. */
  tip?: ReactNode;
  className?: string | undefined;
}

/** The page's last child: stays at the bottom edge, and scrolls with the page while a keyboard leaves little room. */
export function ActionBar({ children, tip, className }: ActionBarProps) {
  return (
    <div className={joinClasses(styles.bar, className)}>
      {tip}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
