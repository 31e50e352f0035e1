import type { RightsShop } from '#core/contract/content/blessing-bag.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { callIcon } from '#web/art/icons/call-icon.ts';
import { navIcon } from '#web/art/icons/nav-icon.ts';
import { useOpenMap } from '#web/platform/hosts/use-open-map.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';

interface ShopRowProps {
  readonly shop: RightsShop;
  /** The distance is from where one is, not from the middle of a city. */
  readonly isMeasured: boolean;
}

/** One shop: where it is, when it is open, the way there and its number. */
export function ShopRow({ shop, isMeasured }: ShopRowProps) {
  const openMap = useOpenMap();
  const { shopName, address, phone, openHours, latitude, longitude, distanceMeters, categoryName } = shop;
  return (
    <li className="shp">
      <div className="grow">
        <h3 className="shp__n">
          {shopName} <Tag kind="mute">{categoryName}</Tag>
        </h3>
        <p className="shp__m">
          {address}
          {isMeasured && distanceMeters !== null && (
            <span className="shp__d">{distanceText(distanceMeters)}</span>
          )}
        </p>
        <p className="shp__m">营业时间 {openHours}</p>
      </div>
      <div className="shp__b">
        <IconButton icon={callIcon} size={20} label={`拨打${shopName}电话`} href={`tel:${phone}`} />
        <IconButton
          icon={navIcon}
          size={20}
          label={`导航到${shopName}`}
          onPress={() => openMap({ name: shopName, latitude, longitude })}
        />
      </div>
    </li>
  );
}
