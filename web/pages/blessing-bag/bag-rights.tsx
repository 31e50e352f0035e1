import { useState } from 'react';
import type { BagRight, BlessingBag } from '#core/contract/content/blessing-bag.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { cardOfRight, type OwnedCard } from '#web/features/rights/card-of-right.ts';
import { ClaimResult, type TakenClaim } from '#web/features/rights/claim-result.tsx';
import { RightsCards } from '#web/features/rights/rights-cards.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useClaimRight } from '#web/features/rights/claiming/use-claim-right.ts';
import { useRightsActions } from '#web/features/rights/use-rights-actions.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { track } from '#web/platform/tracking/track.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import type { BagCoupon } from './use-bag-coupon.ts';
import styles from './blessing-bag.module.css';

interface BagRightsProps {
  readonly bag: BlessingBag;
  readonly couponInfo: BagCoupon | undefined;
}

/** The bag's rights by product. */
export function BagRights({ bag, couponInfo }: BagRightsProps) {
  const go = useGo();
  const [taken, setTaken] = useState<TakenClaim>();
  const { claiming, claim } = useClaimRight(rightsApis.card, ({ claimId }, { rightsShowName, picUrl }) =>
    setTaken({ claimId, rightsName: rightsShowName, picUrl }),
  );
  const act = useRightsActions<OwnedCard>({
    onReceive: ({ right, productId = '', subscriptionId = null }) => {
      track({ type: 'clk', floorName: '我的福袋', rightsId: right.rightsId, rightsName: right.rightsName });
      claim({ rights: { productId, subscriptionId, cycle: claimCycle(serverNow()).cycle }, right });
    },
    buyQuery: couponInfo && { routerFrom: 'EquityPocket', ...couponInfo },
  });
  return (
    <Floor header={{ title: '到店权益', meta: '领取后出示号码使用' }}>
      {byHolding(bag.rightsList).map(([first, ...others]) => (
        <div key={first.subscriptionId} className={styles.productGroup}>
          <p className={styles.productName}>来自{first.productName}</p>
          <RightsCards
            label={first.productName}
            cards={[first, ...others].map((right) => cardOfRight(right, right))}
            viewer="opened"
            claiming={claiming}
            onAct={act}
          />
        </div>
      ))}
      <ClaimResult
        claim={taken}
        recordsText="查看详情"
        onClose={() => setTaken(undefined)}
        onRecords={() => go({ page: 'receiveResult', query: { claimId: taken?.claimId } })}
      />
    </Floor>
  );
}

function byHolding(list: readonly BagRight[]): [BagRight, ...BagRight[]][] {
  const holdings = new Map<string, [BagRight, ...BagRight[]]>();
  for (const right of list) {
    const others = holdings.get(right.subscriptionId);
    if (others) others.push(right);
    else holdings.set(right.subscriptionId, [right]);
  }
  return [...holdings.values()];
}
