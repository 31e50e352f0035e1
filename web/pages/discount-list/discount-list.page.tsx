import { useId } from 'react';
import { ranking } from '#core/contract/goods/ranking.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { CityButton } from '#web/features/city/city-button.tsx';
import { goodsPage } from '#web/features/goods/list/use-goods-pages.ts';
import { useGo, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { NearbyPanel, nearbyInput } from './nearby-panel.tsx';
import { RankingPanel } from './ranking-panel.tsx';
import styles from './discount-list.module.css';

/** The tabs of the discount list; the address selects one by `tab`. */
const discountTabs = [
  { key: 'discount', text: '优惠排行' },
  { key: 'hot', text: '热销排行' },
  { key: 'nearby', text: '附近好物' },
] as const;

type DiscountTab = (typeof discountTabs)[number]['key'];

const discountTab = (named: string | undefined): DiscountTab =>
  discountTabs.find(({ key }) => key === named)?.key ?? 'discount';

/** 优惠专区: what is cheapest, what sells best, and what is near. */
function DiscountList() {
  const go = useGo();
  const panelId = useId();
  const tab = discountTab(useQueryValue('tab'));
  const title = discountTabs.find(({ key }) => key === tab)?.text ?? '';
  return (
    <PageFrame
      title="优惠专区"
      hero={{ motif: 'cloud', height: 200 }}
      right={
        tab === 'nearby' && (
          <span className={styles.city}>
            <CityButton />
          </span>
        )
      }
    >
      <Card className={styles.tabs}>
        <Tabs
          className={styles.tabList}
          label="榜单"
          spread
          items={discountTabs}
          value={tab}
          panelId={panelId}
          onChange={(chosen) => go({ page: 'discountList', query: { tab: chosen } }, 'replace')}
        />
      </Card>
      <div id={panelId} role="tabpanel" aria-label={title} data-floor={title}>
        {tab === 'nearby' ? <NearbyPanel /> : <RankingPanel key={tab} of={tab} />}
      </div>
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: DiscountList,
  firstCalls: ({ search }) => {
    switch (discountTab(new URLSearchParams(search).get('tab') ?? undefined)) {
      case 'discount':
        return [
          { endpoint: ranking.discountRanking, input: goodsPage<typeof ranking.discountRanking>({}, 1) },
        ];
      case 'hot':
        return [{ endpoint: ranking.hotSelling, input: goodsPage<typeof ranking.hotSelling>({}, 1) }];
      case 'nearby':
        return [
          {
            endpoint: ranking.nearbyGoods,
            input: goodsPage<typeof ranking.nearbyGoods>(nearbyInput(nanjing), 1),
          },
        ];
    }
  },
};
