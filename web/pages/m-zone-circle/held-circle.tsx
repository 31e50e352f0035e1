import { useState } from 'react';
import { ClaimResult, type TakenClaim } from '#web/features/rights/claim-result.tsx';
import { DoorRights } from '#web/features/rights/door-rights.tsx';
import { rightsDoors } from '#web/features/rights/rights-doors.ts';
import { RightsShops } from '#web/features/rights/rights-shops.tsx';
import { useGo, useHref } from '#web/platform/navigation/navigation.tsx';
import { CircleDoors } from './circle-doors.tsx';
import { CircleFrame } from './circle-frame.tsx';

interface HeldCircleProps {
  readonly productId: string;
  readonly subscriptionId: string;
}

/** The rights of the month, claimed in place, and the nearest shops that honour them. */
export function HeldCircle({ productId, subscriptionId }: HeldCircleProps) {
  const go = useGo();
  const href = useHref();
  const [taken, setTaken] = useState<TakenClaim>();
  return (
    <CircleFrame>
      <CircleDoors />
      <DoorRights
        door={rightsDoors.dq}
        productId={productId}
        subscriptionId={subscriptionId}
        picture="goods/game-cut"
        onClaimed={({ claimId }, { rightsShowName, picUrl }) =>
          setTaken({ claimId, rightsName: rightsShowName, picUrl })
        }
      />
      <RightsShops
        title="适用门店"
        family="dq"
        few={{ count: 3, href: href({ page: 'dynamicCircleShops' }) }}
      />
      <ClaimResult
        claim={taken}
        onClose={() => setTaken(undefined)}
        onRecords={() => go({ page: 'dynamicCircleReceived' })}
      />
    </CircleFrame>
  );
}
