import type { LocalShopDetail } from '#core/contract/goods/local-life.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import type { Place } from '#core/rules/location/area.ts';
import { isMeasured } from '#core/rules/location/is-measured.ts';
import { callIcon } from '#web/art/icons/call-icon.ts';
import { navIcon } from '#web/art/icons/nav-icon.ts';
import { Icon } from '#web/art/icon.tsx';
import { MapStrip } from '#web/features/goods/shops/map-strip.tsx';
import { OpenState } from '#web/features/goods/shops/open-state.tsx';
import { useOpenMap } from '#web/platform/hosts/use-open-map.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import styles from './store-address.module.css';

/** One shop: where it is, when it is open, and how to reach it. */
export function ShopHead({ shop, place }: { shop: LocalShopDetail; place: Place }) {
  const openMap = useOpenMap();
  const { shopCode, shopName, merchantName, address, phone, latitude, longitude } = shop;
  const measured = isMeasured(place);
  return (
    <section className={styles.shop} aria-label={shopName}>
      <MapStrip
        label={`${shopName}的位置`}
        points={[{ key: shopCode, text: merchantName, name: shopName, latitude, longitude }]}
        here={measured && place.areaNum === shop.cityCode ? place : undefined}
        chosen={shopCode}
      />
      <div className={styles.body}>
        <h2 className={styles.shopName}>{shopName}</h2>
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
        <dl className={styles.lines}>
          <div>
            <dt>地址</dt>
            <dd>
              {address}
              {measured && shop.distanceMeters !== null && (
                <span className={styles.distance}>距您{distanceText(shop.distanceMeters)}</span>
              )}
            </dd>
          </div>
          <div>
            <dt>营业时间</dt>
            <dd>{shop.openHours}</dd>
          </div>
          {phone !== null && (
            <div>
              <dt>电话</dt>
              <dd>{phone}</dd>
            </div>
          )}
        </dl>
        <div className={styles.actions}>
          {phone !== null && (
            <Button kind="line" size="m" href={`tel:${phone}`} label={`拨打${shopName}电话`}>
              <Icon of={callIcon} size={18} />
              打电话
            </Button>
          )}
          <Button
            size="m"
            label={`导航到${shopName}`}
            onPress={() => openMap({ name: shopName, latitude, longitude })}
          >
            <Icon of={navIcon} size={18} />
            去这里
          </Button>
        </div>
      </div>
    </section>
  );
}
