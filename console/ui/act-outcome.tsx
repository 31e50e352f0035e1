import type { ReactNode } from 'react';
import styles from './act-outcome.module.css';

/** What an act led to, read out when it appears; nothing before the act. */
export const ActOutcome = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.outcome} role="status">
    {children}
  </p>
);

/** Who asked for what still waits for a second person. */
export const WaitingNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.waiting}>{children}</p>
);
