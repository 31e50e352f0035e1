import type { RightsShop } from '#core/contract/content/blessing-bag.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { callIcon } from '#web/art/icons/call-icon.ts';
import { navIcon } from '#web/art/icons/nav-icon.ts';
import { useOpenMap } from '#web/platform/hosts/use-open-map.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './rights-shops.module.css';

interface ShopRowProps {
  readonly shop: RightsShop;
  /** The distance is from the phone's position, not from the city's centre. */
  readonly isMeasured: boolean;
}

/** One shop: address, opening hours, directions and phone number. */
export function ShopRow({ shop, isMeasured }: ShopRowProps) {
  const openMap = useOpenMap();
  const { shopName, address, phone, openHours, latitude, longitude, distanceMeters, categoryName } = shop;
  return (
    <li className={styles.shop}>
      <div className="grow">
        <Text as="h3" look="itemTitle">
          {shopName} <Tag kind="mute">{categoryName}</Tag>
        </Text>
        <Text as="p" look="caption">
          {address}
          {isMeasured && distanceMeters !== null && (
            <span className={styles.distance}>{distanceText(distanceMeters)}</span>
          )}
        </Text>
        <Text as="p" look="caption">
          营业时间 {openHours}
        </Text>
      </div>
      <div className={styles.shopActions}>
        <IconButton
          className={styles.iconButton}
          icon={callIcon}
          size={20}
          label={`打电话：${shopName}`}
          href={`tel:${phone}`}
        />
        <IconButton
          className={styles.iconButton}
          icon={navIcon}
          size={20}
          label={`去这里：${shopName}`}
          onPress={() => openMap({ name: shopName, latitude, longitude })}
        />
      </div>
    </li>
  );
}
