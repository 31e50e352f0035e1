import { useId, useState } from 'react';
import { useUserInfo } from '#web/features/membership/use-user-info.ts';
import { ClaimResult, type TakenClaim } from '#web/features/rights/claim-result.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useClaimRight } from '#web/features/rights/claiming/use-claim-right.ts';
import type { OwnedRights } from '#web/features/rights/use-owned-rights.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import { ProductFloor } from './product-floor.tsx';
import styles from './rights-list.module.css';

const all = 'all';

interface OwnedProductsProps {
  readonly owned: readonly OwnedRights[];
  onRetry(): void;
}

/** The held products, one floor each; chips filter them if there are several. */
export function OwnedProducts({ owned, onRetry }: OwnedProductsProps) {
  const go = useGo();
  const panelId = useId();
  const [chosen, setChosen] = useState(all);
  const [taken, setTaken] = useState<TakenClaim>();
  const { claiming, claim } = useClaimRight(rightsApis.card, ({ claimId }, { rightsShowName, picUrl }) =>
    setTaken({ claimId, rightsName: rightsShowName, picUrl }),
  );
  const vip = useUserInfo();
  const isElsewhere = (subscriptionId: string) =>
    vip.data?.openProductInfoList.some(
      (each) => each.subscriptionId === subscriptionId && !each.showRights,
    ) === true;
  const items = [
    { key: all, text: '全部' },
    ...owned.map(({ product }) => ({ key: product.subscriptionId, text: product.productName })),
  ];
  return (
    <>
      {owned.length > 1 && (
        <div className={styles.filter}>
          <Chips
            className={styles.filterChips}
            label="我的产品"
            items={items}
            value={chosen}
            panelId={panelId}
            onChange={setChosen}
          />
        </div>
      )}
      <div {...(owned.length > 1 && { id: panelId, role: 'tabpanel', 'aria-label': '产品权益' })}>
        {owned
          .filter(({ product }) => chosen === all || product.subscriptionId === chosen)
          .map(({ product, rights }) => (
            <ProductFloor
              key={product.subscriptionId}
              product={product}
              rights={rights}
              isElsewhere={isElsewhere(product.subscriptionId)}
              claiming={claiming}
              onClaim={claim}
              onRetry={onRetry}
            />
          ))}
      </div>
      <p className={styles.footnote}>权益每月1日更新，当月未领不累计</p>
      <ClaimResult
        claim={taken}
        recordsText="查看详情"
        onClose={() => setTaken(undefined)}
        onRecords={() => go({ page: 'receiveResult', query: { claimId: taken?.claimId } })}
      />
    </>
  );
}
