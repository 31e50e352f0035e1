import { useState } from 'react';
import type { MemberRights } from '#core/contract/content/rights.shapes.ts';
import { ClaimRecords } from '#web/features/rights/records/claim-records.tsx';
import { ClaimResult, type TakenClaim } from '#web/features/rights/claim-result.tsx';
import { ApiRights } from '#web/features/rights/api-rights.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { showPart } from '#web/ui/page/show-part.ts';
import { CampaignHead } from './campaign-head.tsx';
import type { CampaignRow } from './campaigns.ts';
import styles from './campaign.module.css';

interface OwnedRightsProps {
  readonly row: CampaignRow;
  readonly productId: string;
}

/** The month's rights of the membership, claimed one tap each. */
export function OwnedRights({ row, productId }: OwnedRightsProps) {
  const { rightsApi, picture } = row;
  const [taken, setTaken] = useState<TakenClaim>();
  const records = () => {
    setTaken(undefined);
    showPart(recordsId);
  };
  return (
    <>
      <ApiRights
        rightsApi={rightsApi}
        productId={productId}
        picture={picture}
        {...(row.scene && {
          renderHead: ({ claimableCount, claimedCount, daysUntilRenewal, productName }: MemberRights) => (
            <CampaignHead
              {...row}
              text={`${productName}，${daysUntilRenewal}天后更新`}
              badge={`本月可领${claimableCount}项，已领${claimedCount}项`}
            />
          ),
        })}
        onClaimed={({ claimId }, { rightsShowName, picUrl }) =>
          setTaken({ claimId, rightsName: rightsShowName, picUrl })
        }
      />
      <ClaimResult claim={taken} onClose={() => setTaken(undefined)} onRecords={records} />
    </>
  );
}

export const recordsId = 'records';

/** The claim records at the end of the page. */
export function OwnedRecords({ row: { rightsApi, orderPage } }: Pick<OwnedRightsProps, 'row'>) {
  const href = useHref();
  return (
    <div id={recordsId} className={styles.claimRecords} tabIndex={-1}>
      <Floor look="bare" header={{ title: '领取记录' }}>
        <ClaimRecords
          className={styles.records}
          rightsApi={rightsApi}
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
