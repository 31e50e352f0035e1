import { ClaimRecords } from '#web/features/rights/claim-records.tsx';
import { rightsDoors } from '#web/features/rights/rights-doors.ts';
import { useGo, useNavigator } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** 我的领取: what was claimed from the circle's products, newest first. */
function CircleReceived() {
  const go = useGo();
  const navigator = useNavigator();
  return (
    <Page>
      <NavBar title="我的领取" back={() => navigator.back()} />
      <ClaimRecords door={rightsDoors.dq} onBegin={() => go({ page: 'dynamicCircle' })} />
    </Page>
  );
}

export const page: PageDefinition = { Page: CircleReceived };
