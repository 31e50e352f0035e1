import type { LocalShopDetail } from '#core/contract/goods/local-life.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import type { Place } from '#core/rules/location/area.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { OpenState } from '#web/features/goods/shops/open-state.tsx';
import { PlaceActions } from '#web/features/goods/shops/place-actions.tsx';
import { PlaceCard } from '#web/features/goods/shops/place-card.tsx';
import { PlaceFacts } from '#web/features/goods/shops/place-facts.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './store-address.module.css';

/** One shop: where it is, when it is open, and how to reach it. */
export function ShopHead({ shop, place }: { shop: LocalShopDetail; place: Place }) {
  const { shopCode, shopName, merchantName, cityCode, phone, latitude, longitude } = shop;
  return (
    <PlaceCard
      of={{ id: shopCode, name: shopName, pinText: merchantName, cityCode, latitude, longitude }}
      place={place}
    >
      <p className={styles.facts}>
        <b className={`number ${styles.score}`}>
          <span className="visually-hidden">评分</span>
          {shop.score.toFixed(1)}
        </b>
        <span>
          {shop.categoryName}
          {shop.perHeadFen !== null && ` · 人均${Math.round(shop.perHeadFen / 100)}元`}
        </span>
      </p>
      <OpenState shop={{ ...shop, features: [] }} />
      {(shop.features.length > 0 || shop.discountText !== null) && (
        <p className={styles.tags}>
          {shop.discountText !== null && <Tag kind="vip">{shop.discountText}</Tag>}
          {shop.features.map((feature) => (
            <Tag key={feature} kind="mute">
              {feature}
            </Tag>
          ))}
        </p>
      )}
      <PlaceFacts
        className={styles.rows}
        facts={[
          [
            '地址',
            <>
              {shop.address}
              {isMeasured(place) && shop.distanceMeters !== null && (
                <Text look="note" block>
                  距您{distanceText(shop.distanceMeters)}
                </Text>
              )}
            </>,
          ],
          ['营业时间', shop.openHours],
          ...(phone === null ? [] : [['电话', phone] as const]),
        ]}
      />
      <PlaceActions
        className={styles.actions}
        name={shopName}
        phone={phone}
        latitude={latitude}
        longitude={longitude}
      />
    </PlaceCard>
  );
}
