import { ClaimRecords } from '#web/features/rights/records/claim-records.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';

/** 领取记录: claims with their state, newest first. */
function RightsEntranceRecords() {
  const go = useGo();
  return (
    <PageFrame
      title="领取记录"
      guest={{
        art: 'coupons',
        title: '登录后查看领取记录',
        text: '已领权益的状态和券码都在这里',
        actionText: '登录',
      }}
    >
      <ClaimRecords rightsApi={rightsApis.card} onBegin={() => go({ page: 'rightsEntrance' })} />
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: RightsEntranceRecords };
