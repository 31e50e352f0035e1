import { useState } from 'react';
import type { LocalShop } from '#core/contract/goods/local-life.shapes.ts';
import type { Place } from '#core/rules/location/area.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { navIcon } from '#web/art/icons/nav-icon.ts';
import { Icon } from '#web/art/icon.tsx';
import { MapStrip } from '#web/features/goods/shops/map-strip.tsx';
import { ShopCard } from '#web/features/goods/shops/shop-card.tsx';
import { shopPoints } from '#core/rules/local-life/shop-points.ts';
import { useOpenMap } from '#web/platform/hosts/use-open-map.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './nearby-merchants.module.css';

/** The nearest shops on a map; the chosen one below it, with the way to the map app. */
export function MerchantMap({ shops, place }: { shops: readonly LocalShop[]; place: Place }) {
  const openMap = useOpenMap();
  const [key, setKey] = useState<string>();
  const chosen = shops.find(({ shopCode }) => shopCode === key) ?? shops[0];
  const measured = isMeasured(place);
  if (!chosen) return null;
  const { shopCode, shopName, latitude, longitude } = chosen;
  return (
    <>
      <Card as="section" className={styles.mapCard} aria-label="地图">
        <MapStrip
          tall
          label={`${place.areaName}的门店`}
          points={shopPoints(shops)}
          here={measured ? place : undefined}
          chosen={shopCode}
          onChoose={setKey}
        />
        <div className={styles.mapBar}>
          <span className="one-line grow">{chosen.address}</span>
          <Button
            size="s"
            label={`去这里：${shopName}`}
            onPress={() => openMap({ name: shopName, latitude, longitude })}
          >
            <Icon of={navIcon} size={16} />
            去这里
          </Button>
        </div>
      </Card>
      <div className={styles.shops}>
        <ShopCard shop={chosen} isMeasured={measured} eager />
      </div>
    </>
  );
}
