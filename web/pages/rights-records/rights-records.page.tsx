import { ClaimRecords } from '#web/features/rights/claim-records.tsx';
import { rightsDoors } from '#web/features/rights/rights-doors.ts';
import { useGo, useNavigator } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** 领取记录: what was claimed, newest first, and what became of it. */
function RightsRecords() {
  const go = useGo();
  const navigator = useNavigator();
  return (
    <Page>
      <NavBar title="领取记录" back={() => navigator.back()} />
      <ClaimRecords door={rightsDoors.card} onBegin={() => go({ page: 'rightsEntrance' })} />
    </Page>
  );
}

export const page: PageDefinition = { Page: RightsRecords };
