import type { ReactNode } from 'react';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './wallet.module.css';

interface WalletSectionProps {
  readonly title: string;
  readonly count?: number;
  readonly more?: { readonly text: string; readonly href: string };
  /** A shelf has its items side by side. */
  readonly look?: 'rows' | 'shelf';
  readonly children: ReactNode;
}

/** One kind of what is held, with its number. */
export const WalletSection = ({ title, count, more, look = 'rows', children }: WalletSectionProps) => (
  <Floor
    look="bare"
    className={styles.section}
    header={{
      title,
      look: 'plain',
      more,
      chip: count !== undefined && <span className={`number ${styles.sectionCount}`}>{count}</span>,
    }}
  >
    <ul className={styles[look]}>{children}</ul>
  </Floor>
);
