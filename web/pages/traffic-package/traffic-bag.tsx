import { home } from '#core/contract/goods/home.ts';
import { giftBag } from '#core/contract/order/gift-bag.ts';
import type { Claimed, Right } from '#core/contract/content/rights.shapes.ts';
import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { useHolding } from '#web/features/membership/use-holding.ts';
import { ApiRights } from '#web/features/rights/api-rights.tsx';
import { RightsSkeleton } from '#web/features/rights/rights-skeleton.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { BagOffer } from './bag-offer.tsx';
import styles from './traffic-package.module.css';

interface TrafficBagProps {
  onClaimed(claimed: Claimed, right: Right): void;
}

/** This month's traffic gift bags for holders; the offer for others. */
export function TrafficBag({ onClaimed }: TrafficBagProps) {
  const queries = useQueryCache();
  const holding = useHolding(trafficBagProductId);
  const note = (claimed: Claimed, right: Right) => {
    for (const { path } of [giftBag.trafficBagCount, home.couponCounts]) void queries.refresh(path);
    onClaimed(claimed, right);
  };
  switch (holding.kind) {
    case 'unknown':
      return (
        <MemberGate
          ready={false}
          skeleton={
            <div className={styles.giftBag}>
              <RightsSkeleton />
            </div>
          }
        >
          <BagOffer isGuest />
        </MemberGate>
      );
    case 'failed':
      return (
        <FailedState look="floor" title="礼包没有加载出来" text={holding.message} onRetry={holding.retry} />
      );
    case 'held':
      return (
        <div className={styles.giftBag}>
          <ApiRights
            rightsApi={rightsApis.card}
            productId={trafficBagProductId}
            subscriptionId={holding.product.subscriptionId}
            note="礼包每月1日更新，流量当月有效，月底清零"
            onClaimed={note}
          />
        </div>
      );
    case 'guest':
    case 'none':
      return <BagOffer isGuest={holding.kind === 'guest'} />;
  }
}
