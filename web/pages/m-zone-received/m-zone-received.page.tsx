import { ClaimRecords } from '#web/features/rights/records/claim-records.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useGo, useNavigator } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** 我的领取: claims of the M-Zone's products, newest first. */
function MZoneReceived() {
  const go = useGo();
  const navigator = useNavigator();
  return (
    <Page>
      <NavBar title="我的领取" back={() => navigator.back()} />
      <ClaimRecords rightsApi={rightsApis.dq} onBegin={() => go({ page: 'mZone' })} />
    </Page>
  );
}

export const page: PageDefinition = { Page: MZoneReceived };
