import { ClaimRecords } from '#web/features/rights/records/claim-records.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';

/** 我的领取: claims of the M-Zone's products, newest first. */
function MZoneReceived() {
  const go = useGo();
  return (
    <PageFrame title="我的领取">
      <ClaimRecords rightsApi={rightsApis.dq} onBegin={() => go({ page: 'mZone' })} />
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: MZoneReceived };
