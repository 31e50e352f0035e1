import { useState } from 'react';
import { ranking } from '#core/contract/goods/ranking.ts';
import { GoodsShelf } from '#web/features/goods/list/goods-shelf.tsx';
import { ShopGoods } from '#web/features/goods/list/shop-goods.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useOpenMap } from '#web/platform/hosts/use-open-map.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './neighborhood-services.module.css';

// Optional content: a failure is not shown.
const nearbyGoods = { ...ranking.nearbyGoods, quiet: true };

/** Goods of the category near the current location. */
export function NearbyShelf() {
  const { environment } = useSite();
  const categoryId = useQueryValue('categoryId') ?? environment.neighborhoodCategoryId;
  const { latitude, longitude } = useFoundPlace();
  const answer = useCall(nearbyGoods, { categoryId, latitude, longitude, pageNum: 1, pageSize: 10 });
  // Keeps the previous goods until those of the new location are loaded.
  const [last, setLast] = useState(answer.data);
  if (answer.data && answer.data !== last) setLast(answer.data);
  const openMap = useOpenMap();
  return (
    <GoodsShelf
      header={{ title: '附近好物' }}
      density="mini"
      goods={(answer.data ?? last)?.list ?? []}
      renderCard={(goods, href) => (
        <div className={styles.nearbyGoods}>
          <ShopGoods goods={goods} href={href} eager={false} />
          <Button
            className={styles.mapButton}
            kind="soft"
            size="s"
            full
            label={`去这里：${goods.shopName}，${goods.goodsName}`}
            onPress={() =>
              openMap({ name: goods.shopName, latitude: goods.latitude, longitude: goods.longitude })
            }
          >
            去这里
          </Button>
        </div>
      )}
    />
  );
}
