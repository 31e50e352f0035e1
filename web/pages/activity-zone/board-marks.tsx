import type { ReactNode } from 'react';
import styles from './board.module.css';

/** The mark of what runs now. */
export const LiveMark = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.live}>{children}</span>
);

/** A share as a bar with its figures in words. */
export const Meter = ({ percent, children }: { readonly percent: number; readonly children?: ReactNode }) => (
  <div className={styles.meter}>
    <span className={styles.bar}>
      <i style={{ width: `${Math.min(100, percent)}%` }} />
    </span>
    {children !== undefined && <span>{children}</span>}
  </div>
);
