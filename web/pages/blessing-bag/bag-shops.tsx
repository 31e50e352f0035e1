import { useState } from 'react';
import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { RightsShops } from '#web/features/rights/shops/rights-shops.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';

const all = 'all';

/** Nearby shops that accept the bag's rights, by category. */
export function BagShops() {
  const categories = useCall(blessingBag.blessingBagCategories, {});
  const [chosen, setChosen] = useState(all);
  const items = [
    { key: all, text: '全部' },
    ...(categories.data ?? []).map(({ categoryId, categoryName }) => ({
      key: categoryId,
      text: categoryName,
    })),
  ];
  return (
    <RightsShops
      title="附近可用门店"
      categoryId={chosen === all ? undefined : chosen}
      categories={{ label: '门店分类', items, value: chosen, onChange: setChosen }}
    />
  );
}
