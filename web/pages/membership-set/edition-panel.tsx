import './edition-panel.css';
import { useId, type ReactNode } from 'react';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import type { Offer } from './rows/offer.ts';

interface EditionPanelProps {
  readonly editions: readonly Offer[];
  readonly value: Offer;
  onChoose(productId: string): void;
  readonly children: ReactNode;
}

/** One edition of a membership, with a pill to change to another; a membership in one edition is simply itself. */
export function EditionPanel({ editions, value, onChoose, children }: EditionPanelProps) {
  const panelId = useId();
  if (editions.length < 2) return children;
  return (
    <>
      <div className="edp">
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
