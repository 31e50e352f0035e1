import { standalonePages } from '#core/site/standalone.ts';
import { ClaimRecords } from '#web/features/rights/records/claim-records.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useGo, useHref, useNavigator } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { pack } from './pack.ts';

/** 领取记录 of the pack: claims with their state. */
function PleasedWatchRecords() {
  const go = useGo();
  const href = useHref();
  const navigator = useNavigator();
  return (
    <Page>
      <NavBar title={standalonePages.pleasedWatchRecords.title} back={() => navigator.back()} />
      <ClaimRecords
        rightsApi={rightsApis.card}
        productId={pack.productId}
        hrefOf={({ claimId }) => href({ page: 'pleasedWatchResult', query: { claimId } })}
        beginLine="5G通用流量和会员周卡，7天内记得来领"
        onBegin={() => go({ page: 'pleasedWatch' })}
      />
    </Page>
  );
}

export const page: PageDefinition = { Page: PleasedWatchRecords };
