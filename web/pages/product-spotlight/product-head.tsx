import type { ReactNode } from 'react';
import { Text } from '#web/ui/text/text.tsx';
import styles from './product-head.module.css';

/** The product's name and key figures on the hero. */
export function ProductHead({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.header} aria-label="当前产品">
      <Text as="h2" look="headline">
        {name}
      </Text>
      <div className={styles.counts}>{children}</div>
    </section>
  );
}
