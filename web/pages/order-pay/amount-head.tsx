import type { ReactNode } from 'react';
import { Price } from '#web/ui/price/price.tsx';
import styles from './order-pay.module.css';

/** The sum to pay, and until when. */
export const AmountHead = ({ fen, children }: { fen: number; children: ReactNode }) => (
  <section className={styles.amountHead} aria-label="应付金额">
    <Price fen={fen} size={44} tone="text" exact />
    <p className={styles.until}>{children}</p>
  </section>
);
