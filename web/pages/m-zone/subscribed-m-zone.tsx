import { useState } from 'react';
import { ClaimResult, type TakenClaim } from '#web/features/rights/claim-result.tsx';
import { ApiRights } from '#web/features/rights/api-rights.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { RightsShops } from '#web/features/rights/shops/rights-shops.tsx';
import { useGo, useHref } from '#web/platform/navigation/navigation.tsx';
import { MZoneLinks } from './m-zone-links.tsx';
import { MZoneFrame } from './m-zone-frame.tsx';

interface SubscribedMZoneProps {
  readonly productId: string;
  readonly subscriptionId: string;
}

/** The rights of the month, claimed in place, and the nearest shops that accept them. */
export function SubscribedMZone({ productId, subscriptionId }: SubscribedMZoneProps) {
  const go = useGo();
  const href = useHref();
  const [taken, setTaken] = useState<TakenClaim>();
  return (
    <MZoneFrame>
      <MZoneLinks />
      <ApiRights
        rightsApi={rightsApis.dq}
        productId={productId}
        subscriptionId={subscriptionId}
        picture="goods/game-cut"
        onClaimed={({ claimId }, { rightsShowName, picUrl }) =>
          setTaken({ claimId, rightsName: rightsShowName, picUrl })
        }
      />
      <RightsShops title="适用门店" family="dq" few={{ count: 3, href: href({ page: 'mZoneShops' }) }} />
      <ClaimResult
        claim={taken}
        onClose={() => setTaken(undefined)}
        onRecords={() => go({ page: 'mZoneReceived' })}
      />
    </MZoneFrame>
  );
}
