import type { ReactNode } from 'react';
import { FirstClaimNote } from '#web/features/orders/first-claim-note.tsx';
import { Price } from '#web/ui/price/price.tsx';
import styles from './payment.module.css';

interface AmountHeadProps {
  readonly fen: number;
  /** Of a membership that starts next month. */
  readonly firstClaimDay: string | null;
  readonly children: ReactNode;
}

/** The sum to pay, from when on its rights can be claimed, and until when it is to be paid. */
export const AmountHead = ({ fen, firstClaimDay, children }: AmountHeadProps) => (
  <section className={styles.amountHead} aria-label="应付金额">
    <Price fen={fen} size={44} tone="text" exact />
    <FirstClaimNote day={firstClaimDay} className={styles.firstDay} />
    <p className={styles.until}>{children}</p>
  </section>
);
