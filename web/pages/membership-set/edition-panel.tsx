import { useId, type ReactNode } from 'react';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import type { Offer } from './rows/offer.ts';
import styles from './edition-panel.module.css';

interface EditionPanelProps {
  readonly editions: readonly Offer[];
  readonly value: Offer;
  onChoose(productId: string): void;
  readonly children: ReactNode;
}

/** One edition of a membership, with a switch if there are several. */
export function EditionPanel({ editions, value, onChoose, children }: EditionPanelProps) {
  const panelId = useId();
  if (editions.length < 2) return children;
  return (
    <>
      <div className={styles.editions}>
        <Segmented
          label="选择版本"
          items={editions.map(({ productId, edition, name }) => ({ key: productId, text: edition ?? name }))}
          value={value.productId}
          panelId={panelId}
          onChange={onChoose}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={value.name}>
        {children}
      </div>
    </>
  );
}
