import { ClaimRecords } from '#web/features/rights/records/claim-records.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useGo, useNavigator } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** 领取记录: claims with their state, newest first. */
function RightsEntranceRecords() {
  const go = useGo();
  const navigator = useNavigator();
  const { goToLogin } = useSessionActions();
  const isGuest = useSession(({ session }) => session.kind === 'guest');
  return (
    <Page>
      <NavBar title="领取记录" back={() => navigator.back()} />
      {isGuest ? (
        <EmptyState
          art="coupons"
          title="登录后查看领取记录"
          line="已领权益的状态和券码都在这里"
          action={{ text: '登录', onPress: goToLogin }}
        />
      ) : (
        <ClaimRecords rightsApi={rightsApis.card} onBegin={() => go({ page: 'rightsEntrance' })} />
      )}
    </Page>
  );
}

export const page: PageDefinition = { Page: RightsEntranceRecords };
