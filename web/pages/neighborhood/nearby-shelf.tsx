import { useState } from 'react';
import { ranking } from '#core/contract/goods/ranking.ts';
import { ShopGoods } from '#web/features/goods/shop-goods.tsx';
import { useLinkedGoods } from '#web/features/goods/use-linked-goods.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useOpenMap } from '#web/platform/hosts/use-open-map.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useWorld } from '#web/platform/world/world.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';

// An extra of the page: without an answer it is not there, and nobody is told.
const nearbyGoods = { ...ranking.nearbyGoods, quiet: true };

/** Goods of the category within reach of where one is. */
export function NearbyShelf() {
  const { environment } = useWorld();
  const categoryId = useQueryValue('categoryId') ?? environment.neighborhoodCategoryId;
  const { latitude, longitude } = useFoundPlace();
  const answer = useCall(nearbyGoods, { categoryId, latitude, longitude, pageNum: 1, pageSize: 10 });
  // The goods of the place before stay until those of the new one have come.
  const [last, setLast] = useState(answer.data);
  if (answer.data && answer.data !== last) setLast(answer.data);
  const openMap = useOpenMap();
  const goods = useLinkedGoods((answer.data ?? last)?.list ?? []);
  if (goods.length === 0) return null;
  return (
    <Floor header={{ title: '附近好物' }}>
      <GoodsList density="mini" label="附近好物">
        {goods.map(({ goods: each, href }) => (
          <div className="nbh__s" key={each.goodsId}>
            <ShopGoods goods={each} href={href} eager={false} />
            <Button
              kind="soft"
              size="s"
              full
              label={`导航到${each.shopName}`}
              onPress={() =>
                openMap({ name: each.shopName, latitude: each.latitude, longitude: each.longitude })
              }
            >
              导航
            </Button>
          </div>
        ))}
      </GoodsList>
    </Floor>
  );
}
