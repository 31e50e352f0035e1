import type { ReactNode } from 'react';
import type { PageId } from '#core/site/paths/path-of.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import type { OwnedCard } from './use-owned-cards.ts';
import styles from './partner.module.css';

interface CardTabsProps {
  readonly cards: readonly OwnedCard[];
  readonly card: OwnedCard;
  /** The page that shows one card at a time. */
  readonly page: PageId;
  readonly children: ReactNode;
}

const panelId = 'card';

/** One card of those held; with several, a row of tabs to choose among them. */
export function CardTabs({
  cards,
  card: {
    product: { productId, productName },
  },
  page,
  children,
}: CardTabsProps) {
  const go = useGo();
  if (cards.length === 1) return children;
  return (
    <>
      <div className={styles.heroTabs}>
        <Tabs
          label="我的会员卡"
          items={cards.map(({ product }) => ({ key: product.productId, text: product.productName }))}
          value={productId}
          panelId={panelId}
          onChange={(key) => go({ page, query: { productId: key } }, 'replace')}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={productName}>
        {children}
      </div>
    </>
  );
}
