import { useId } from 'react';
import { titles } from '#core/site/titles.ts';
import { ClaimRecords } from '#web/features/rights/records/claim-records.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useGo, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { ChargeRecords } from './charge-records.tsx';

const tabs = [
  { key: 'claims', text: '领取记录' },
  { key: 'charges', text: '充值记录' },
] as const;

/** 产品权益记录: claims and top-ups of a product. */
function ProductRightsRecords() {
  const go = useGo();
  const panelId = useId();
  const productId = useQueryValue('productId');
  const requested = useQueryValue('tab');
  const tab = tabs.find(({ key }) => key === requested) ?? tabs[0];
  return (
    <PageFrame title={titles.productRightsRecords}>
      <Tabs
        spread
        label="记录种类"
        items={tabs}
        value={tab.key}
        panelId={panelId}
        onChange={(key) => go({ page: 'productRightsRecords', query: { productId, tab: key } }, 'replace')}
      />
      <div id={panelId} role="tabpanel" aria-label={tab.text}>
        {tab.key === 'claims' ? (
          <ClaimRecords
            rightsApi={rightsApis.dg}
            productId={productId}
            onBegin={() => go({ page: 'productSpotlight', query: { productId } })}
          />
        ) : (
          <ChargeRecords productId={productId} />
        )}
      </div>
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: ProductRightsRecords };
