import { titles } from '#core/site/titles.ts';
import { ClaimRecords } from '#web/features/rights/records/claim-records.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useGo, useHref } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { pack } from './pack.ts';

/** 领取记录 of the pack: claims with their state. */
function PleasedWatchRecords() {
  const go = useGo();
  const href = useHref();
  return (
    <PageFrame title={titles.pleasedWatchRecords}>
      <ClaimRecords
        rightsApi={rightsApis.card}
        productId={pack.productId}
        hrefOf={({ claimId }) => href({ page: 'pleasedWatchResult', query: { claimId } })}
        beginText="5G通用流量和会员周卡，7天内记得来领"
        onBegin={() => go({ page: 'pleasedWatch' })}
      />
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: PleasedWatchRecords };
