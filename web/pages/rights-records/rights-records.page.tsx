import { ClaimRecords } from '#web/features/rights/claim-records.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useGo, useNavigator } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** 领取记录: claims with their state, newest first. */
function RightsRecords() {
  const go = useGo();
  const navigator = useNavigator();
  return (
    <Page>
      <NavBar title="领取记录" back={() => navigator.back()} />
      <ClaimRecords rightsApi={rightsApis.card} onBegin={() => go({ page: 'rightsEntrance' })} />
    </Page>
  );
}

export const page: PageDefinition = { Page: RightsRecords };
