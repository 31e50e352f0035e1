import { useState } from 'react';
import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { CityButton } from '#web/features/city/city-button.tsx';
import { RightsShops } from '#web/features/rights/shops/rights-shops.tsx';
import { shopsInput } from '#web/features/rights/shops/use-rights-shops.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import styles from './m-zone-shops.module.css';

const all = 'all';
const family = 'dq';

/** 适用门店: shops in the current city that accept the M-Zone's rights, or the linked right. */
function MZoneShops() {
  const rightsId = useQueryValue('rightsId');
  const categories = useCall(blessingBag.blessingBagCategories, { family });
  const [chosen, setChosen] = useState(all);
  const items = [
    { key: all, text: '全部' },
    ...(categories.data ?? []).map(({ categoryId, categoryName }) => ({
      key: categoryId,
      text: categoryName,
    })),
  ];
  return (
    <PageFrame
      title="适用门店"
      right={
        <span className={styles.city}>
          <CityButton />
        </span>
      }
    >
      <RightsShops
        title="可用门店"
        family={family}
        rightsId={rightsId}
        categoryId={chosen === all ? undefined : chosen}
        categories={
          rightsId === undefined
            ? { label: '门店分类', items, value: chosen, onChange: setChosen }
            : undefined
        }
      />
      <p className={styles.footnote}>营业时间以门店公示为准，出发前可先电话确认</p>
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: MZoneShops,
  firstCalls: ({ search }) => {
    const rightsId = new URLSearchParams(search).get('rightsId') ?? undefined;
    return [
      { endpoint: blessingBag.blessingBagShops, input: shopsInput(nanjing, { family, rightsId }) },
      { endpoint: blessingBag.blessingBagCategories, input: { family } },
    ];
  },
};
