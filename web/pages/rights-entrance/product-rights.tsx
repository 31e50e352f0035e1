import './product-rights.css';
import { useId } from 'react';
import type { Claimed, HeldProduct, Right } from '#core/contract/content/rights.shapes.ts';
import { DoorRights } from '#web/features/rights/door-rights.tsx';
import { rightsDoors } from '#web/features/rights/rights-doors.ts';
import { Tabs } from '#web/ui/tabs/tabs.tsx';

interface ProductRightsProps {
  readonly product: HeldProduct;
  readonly products: readonly HeldProduct[];
  onChoose(product: HeldProduct): void;
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
        <div className="re__tabs">
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
        <DoorRights
          door={rightsDoors.card}
          productId={productId}
          subscriptionId={subscriptionId}
          onClaimed={onClaimed}
        />
      </div>
    </>
  );
}
