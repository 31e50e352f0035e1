import './product-rights.css';
import { useId } from 'react';
import { cardProduct } from '#core/contract/content/card-product.ts';
import type { Claimed, HeldProduct, MemberRights, Right } from '#core/contract/content/rights.shapes.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { ProductCard } from '#web/features/rights/product-card.tsx';
import { RightsGroups } from '#web/features/rights/rights-groups.tsx';
import { useClaimRight } from '#web/features/rights/use-claim-right.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { RightsBones } from './rights-bones.tsx';

interface ProductRightsProps {
  readonly product: HeldProduct;
  readonly products: readonly HeldProduct[];
  onChoose(product: HeldProduct): void;
  onClaimed(claimed: Claimed, right: Right): void;
}

/** While something is being delivered its row is about to change. */
const nextLook = (rights: MemberRights | undefined): number =>
  rights?.groupList.some(({ rightsList }) => rightsList.some(({ recvStatus }) => recvStatus === 1)) ? 2_000 : 15_000;

/** One product's card and groups; with several products, a row of tabs to choose among them. */
export function ProductRights({ product, products, onChoose, onClaimed }: ProductRightsProps) {
  const { productId, subscriptionId } = product;
  const panelId = useId();
  const rights = useCall(cardProduct.memberRights, { offerId: productId, subscriptionId }, { refetchMs: nextLook });
  const { claiming, claim } = useClaimRight(onClaimed);
  const { data } = rights;
  const several = products.length > 1;
  const choose = (key: string) => {
    const chosen = products.find((each) => each.subscriptionId === key);
    if (chosen) onChoose(chosen);
  };
  return (
    <>
      {several && (
        <div className="re__tabs">
          <Tabs label="我的产品" items={products.map((each) => ({ key: each.subscriptionId, text: each.productName }))} value={subscriptionId} panelId={panelId} onChange={choose} />
        </div>
      )}
      <div className="re__p" {...(several && { id: panelId, role: 'tabpanel', 'aria-label': product.productName })}>
        {rights.error && !data && <Floor label="加载失败"><FailedState title="权益没有加载出来" line={rights.error.message} onRetry={() => void rights.refetch()} /></Floor>}
        {!rights.error && !data && <RightsBones />}
        {data && (
          <>
            <ProductCard rights={data} />
            <RightsGroups rights={data} claiming={claiming} onClaim={(right) => claim({ rights: data, right })} />
            <p className="re__note">权益每月1日更新，当月未领不累计。如需帮助请联系在线客服</p>
          </>
        )}
      </div>
    </>
  );
}
