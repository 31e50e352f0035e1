import { useState } from 'react';
import { ClaimRecords } from '#web/features/rights/claim-records.tsx';
import { ClaimResult, type TakenClaim } from '#web/features/rights/claim-result.tsx';
import { DoorRights } from '#web/features/rights/door-rights.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { showPart } from '#web/ui/page/show-part.ts';
import type { CampaignRow } from './campaigns.ts';

interface HeldRightsProps {
  readonly row: CampaignRow;
  readonly productId: string;
}

/** The month's rights of the membership, claimed one tap each. */
export function HeldRights({ row: { door, picture }, productId }: HeldRightsProps) {
  const [taken, setTaken] = useState<TakenClaim>();
  const records = () => {
    setTaken(undefined);
    showPart(recordsId);
  };
  return (
    <>
      <DoorRights
        door={door}
        productId={productId}
        picture={picture}
        onClaimed={({ claimId }, { rightsShowName, picUrl }) =>
          setTaken({ claimId, rightsName: rightsShowName, picUrl })
        }
      />
      <ClaimResult claim={taken} onClose={() => setTaken(undefined)} onRecords={records} />
    </>
  );
}

export const recordsId = 'records';

/** What was claimed here, at the foot of the page. */
export function HeldRecords({ row: { door, orderPage } }: Pick<HeldRightsProps, 'row'>) {
  const href = useHref();
  return (
    <div id={recordsId} className="cam__rec" tabIndex={-1}>
      <Floor look="bare" header={{ title: '领取记录' }}>
        <ClaimRecords
          door={door}
          {...(orderPage && {
            hrefOf: ({ claimId }: { claimId: string }) =>
              href({ page: orderPage, query: { orderId: claimId } }),
          })}
          onBegin={() => window.scrollTo({ top: 0 })}
        />
      </Floor>
    </div>
  );
}
