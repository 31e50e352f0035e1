import type { ReactNode } from 'react';
import styles from './product-head.module.css';

/** The product's name and key figures on the hero. */
export function ProductHead({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.header} aria-label="当前产品">
      <h2 className={styles.productName}>{name}</h2>
      <div className={styles.counts}>{children}</div>
    </section>
  );
}
