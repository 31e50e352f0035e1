import type { DataOf } from '#core/contract/endpoint.ts';
import { detail } from '#core/contract/goods/detail.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import type { Shop } from '#core/contract/goods/shared/shop.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { callIcon } from '#web/art/icons/call-icon.ts';
import { navIcon } from '#web/art/icons/nav-icon.ts';
import { useOpenMap } from '#web/platform/hosts/use-open-map.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { usePages } from '#web/platform/queries/use-pages.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './goods-shops.module.css';

const pageSize = 3;

/** The shops that honour the goods, nearest first. */
export function GoodsShops({ goods: { goodsId, shopCount } }: { goods: SkuDetail }) {
  const place = useFoundPlace();
  const call = useApi();
  const { latitude, longitude } = place;
  const input = { goodsId, latitude, longitude, pageSize };
  const { list, error, hasNext, loadingMore, loadMore, refetch } = usePages<
    Shop,
    DataOf<typeof detail.goodsShops>
  >([detail.goodsShops.path, input], (pageNum) => call(detail.goodsShops, { ...input, pageNum }), {
    staleMs: 300_000,
  });
  return (
    <Floor header={{ title: '适用门店', meta: `共${shopCount}家 · 由近到远` }} busy={!list && !error}>
      {error && !list && <FailedState look="strip" title="门店没有加载出来" onRetry={() => void refetch()} />}
      {!list && !error && <SkeletonBox height={72 * Math.min(pageSize, shopCount)} radius={8} />}
      <ul>
        {list?.map((shop) => (
          <ShopRow key={shop.shopCode} shop={shop} isMeasured={place.source !== 'default'} />
        ))}
      </ul>
      {hasNext && (
        <div className={styles.more}>
          <Button kind="soft" size="s" busy={loadingMore} onPress={() => void loadMore()}>
            更多门店
          </Button>
        </div>
      )}
    </Floor>
  );
}

function ShopRow({ shop, isMeasured }: { shop: Shop; isMeasured: boolean }) {
  const openMap = useOpenMap();
  const { shopName, address, openHours, phone, latitude, longitude, distanceMeters } = shop;
  return (
    <li className={styles.shop}>
      <div className="grow">
        <h3>
          {shopName}
          {isMeasured && distanceMeters !== null && (
            <span className={styles.distance}>{distanceText(distanceMeters)}</span>
          )}
        </h3>
        <p>{address}</p>
        <p>
          营业时间 {openHours}
          {shop.discountText !== null && <b>{shop.discountText}</b>}
        </p>
      </div>
      {phone !== null && (
        <IconButton icon={callIcon} size={20} label={`拨打${shopName}电话`} href={`tel:${phone}`} />
      )}
      <IconButton
        icon={navIcon}
        size={20}
        label={`导航到${shopName}`}
        onPress={() => openMap({ name: shopName, latitude, longitude, address })}
      />
    </li>
  );
}
