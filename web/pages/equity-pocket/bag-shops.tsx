import { useState } from 'react';
import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { RightsShops } from '#web/features/rights/rights-shops.tsx';
import { useCall } from '#web/platform/api/use-call.ts';
import { Chips } from '#web/ui/tabs/chips.tsx';

const all = 'all';

/** Where the bag's rights are honoured around here, by kind of shop. */
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
      choice={<Chips label="门店分类" items={items} value={chosen} onChange={setChosen} />}
    />
  );
}
