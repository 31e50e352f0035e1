import { useState } from 'react';
import type { TakenClaim } from '#web/features/rights/claim-result.tsx';
import { LaterClaimResult } from '#web/features/rights/later-claim-result.tsx';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { TrafficBag } from './traffic-bag.tsx';

/** The gift bag with the claim result. */
export function BagPanel() {
  const go = useGo();
  const [taken, setTaken] = useState<TakenClaim>();
  return (
    <>
      <TrafficBag
        onClaimed={({ claimId }, { rightsShowName, picUrl }) =>
          setTaken({ claimId, rightsName: rightsShowName, picUrl })
        }
      />
      <LaterClaimResult
        claim={taken}
        onClose={() => setTaken(undefined)}
        onRecords={() => go({ page: 'rightsEntranceRecords' })}
      />
    </>
  );
}
