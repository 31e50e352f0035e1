import { View } from '@tarojs/components';
import type { LocalShop } from '#core/contract/goods/local-life.shapes.ts';
import { shopPoints } from '#core/rules/local-life/shop-points.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { navIcon } from '#web/art/icons/nav-icon.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useLocated, usePlace } from '../../platform/location/place-store.ts';
import { relocate } from '../../platform/location/relocate.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { track } from '../../platform/tracking/track.ts';
import { Icon } from '../../ui/icon.tsx';
import { MapStrip } from './map-strip.tsx';
import styles from './place-card.module.css';

interface PlaceCardProps {
  readonly floorName: string;
  readonly shops: readonly LocalShop[];
  readonly total: number | undefined;
}

/** The first shops on a drawn map, and where the list is measured from. */
export function PlaceCard({ floorName, shops, total }: PlaceCardProps) {
  const place = usePlace();
  const isLocating = useLocated().kind === 'locating';
  const points = shopPoints(shops);
  return (
    <View className={styles.card}>
      <MapStrip
        label={`${place.areaName}的地图，${points.length}家门店`}
        points={points}
        here={isMeasured(place) ? place : undefined}
      />
      <View
        className={styles.mapButton}
        ariaRole="link"
        onClick={() => {
          track({ type: 'clk', floorName, pointName: '地图找店' });
          openPage('nearbyMerchants', { view: 'map' });
        }}
      >
        <Icon of={navIcon} size={16} />
        地图找店
      </View>
      <View className={styles.note}>
        <Icon of={pinIcon} size={16} />
        <View className={styles.words}>
          {place.address ?? place.areaName}
          {total !== undefined && <View className={styles.total}>附近{total}家可用</View>}
        </View>
        <View
          className={styles.locate}
          ariaRole="button"
          ariaDisabled={isLocating}
          onClick={() => {
            track({ type: 'clk', floorName, pointName: '重新定位' });
            void relocate();
          }}
        >
          {isLocating ? '定位中…' : '重新定位'}
        </View>
      </View>
    </View>
  );
}
