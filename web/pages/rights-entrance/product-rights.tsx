import { useId } from 'react';
import type { Claimed, OwnedProduct, Right } from '#core/contract/content/rights.shapes.ts';
import { ApiRights } from '#web/features/rights/api-rights.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import styles from './product-rights.module.css';

interface ProductRightsProps {
  readonly product: OwnedProduct;
  readonly products: readonly OwnedProduct[];
  onChoose(product: OwnedProduct): void;
  onClaimed(claimed: Claimed, right: Right): void;
}

/** One product's card and groups; with several products, a row of tabs to choose among them. */
export function ProductRights({ product, products, onChoose, onClaimed }: ProductRightsProps) {
  const { productId, subscriptionId } = product;
  const panelId = useId();
  const several = products.length > 1;
  const choose = (key: string) => {
    const chosen = products.find((each) => each.subscriptionId === key);
    if (chosen) onChoose(chosen);
  };
  return (
    <>
      {several && (
        <div className={styles.heroTabs}>
          <Tabs
            label="我的产品"
            items={products.map((each) => ({ key: each.subscriptionId, text: each.productName }))}
            value={subscriptionId}
            panelId={panelId}
            onChange={choose}
          />
        </div>
      )}
      <div {...(several && { id: panelId, role: 'tabpanel', 'aria-label': product.productName })}>
        <ApiRights
          rightsApi={rightsApis.card}
          productId={productId}
          subscriptionId={subscriptionId}
          onClaimed={onClaimed}
        />
      </div>
    </>
  );
}
