import type { Business } from '#core/contract/goods/rail.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { navIcon } from '#web/art/icons/nav-icon.ts';
import { OpenState } from '#web/features/goods/shops/open-state.tsx';
import { ShopDeals } from '#web/features/goods/shops/shop-deals.tsx';
import { useOpenMap } from '#web/platform/hosts/use-open-map.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './businesses.module.css';

const maxDeals = 2;

interface BusinessesProps {
  readonly list: readonly Business[];
  readonly stationName: string;
  /** What distances are from, such as 本厅. */
  readonly from: string;
}

/** What is around a station: where, how far, whether it is open, and which vouchers it honours. */
export function Businesses({ list, stationName, from }: BusinessesProps) {
  const picture = usePicture();
  const openMap = useOpenMap();
  return (
    <ul className={styles.businesses} aria-label="周边商户">
      {list.map((each, at) => {
        const { businessId, businessName, kindName, address, distanceMeters, discountText } = each;
        const { picUrl, openNow = false, openNote = '', deals = [], latitude, longitude } = each;
        return (
          <li key={businessId}>
            <div className={styles.head}>
              <LazyImage className={styles.picture} src={picture(picUrl)} eager={at < 4} />
              <span className="grow">
                <Text look="titleSmall" block className="one-line">
                  {businessName}
                </Text>
                <span className={styles.facts}>
                  <span>{kindName}</span>
                  {distanceMeters !== null && (
                    <b className="number">
                      距{from}
                      {distanceText(distanceMeters)}
                    </b>
                  )}
                </span>
                <Text look="note" block className="one-line">
                  {address.replace(stationName, '')}
                </Text>
                <OpenState shop={{ openNow, openNote, features: [] }} />
              </span>
              <IconButton
                icon={navIcon}
                label={`去这里：${businessName}`}
                onPress={() => openMap({ name: businessName, latitude, longitude })}
              />
            </div>
            <ShopDeals name={businessName} deals={deals} max={maxDeals}>
              {discountText !== null && (
                <li className={styles.discount}>
                  <Tag kind="warn">优惠</Tag>
                  <span className="grow">{discountText}</span>
                </li>
              )}
            </ShopDeals>
          </li>
        );
      })}
    </ul>
  );
}

/** As high as a business with two offers. */
export const BusinessesSkeleton = ({ count }: { count: number }) => (
  <div className={styles.businesses} role="status" aria-label="加载中">
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className={styles.head}>
        <SkeletonBox width={80} height={80} radius={8} />
        <span className={`grow ${styles.skeletonRows}`}>
          <SkeletonBox width="60%" height={20} />
          <SkeletonBox width="85%" height={16} />
          <SkeletonBox width="45%" height={16} />
        </span>
      </div>
    ))}
  </div>
);
