import type { DataOf } from '#core/contract/endpoint.ts';
import { detail } from '#core/contract/goods/detail.ts';
import type { Shop } from '#core/contract/goods/shared/shop.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { shopOpening } from '#core/rules/goods/shop-opening.ts';
import { callIcon } from '#web/art/icons/call-icon.ts';
import { navIcon } from '#web/art/icons/nav-icon.ts';
import { useOpenMap } from '#web/platform/hosts/use-open-map.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { usePages } from '#web/platform/queries/use-pages.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { useState } from 'react';
import styles from './goods-shops.module.css';

const pageSize = 10;

interface GoodsShopsProps {
  readonly goodsId: string;
  readonly shopCount: number;
  /** How many are shown at once. */
  readonly few?: number;
}

/** The shops that honour the goods, nearest first: a few of them, and a sheet with all. */
export function GoodsShops({ goodsId, shopCount, few = 3 }: GoodsShopsProps) {
  const [isOpen, setOpen] = useState(false);
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
  const isMeasured = place.source !== 'default';
  const rows = (shops: readonly Shop[] | undefined) => (
    <ul>
      {shops?.map((shop) => (
        <ShopRow key={shop.shopCode} shop={shop} isMeasured={isMeasured} />
      ))}
    </ul>
  );
  return (
    <Floor
      header={{
        title: isMeasured ? '离您最近的门店' : '适用门店',
        meta: (
          <Button kind="plain" size="s" onPress={() => setOpen(true)}>
            全部{shopCount}家
          </Button>
        ),
      }}
      busy={!list && !error}
    >
      {error && !list && <FailedState look="strip" title="门店没有加载出来" onRetry={() => void refetch()} />}
      {!list && !error && <SkeletonBox height={72 * Math.min(few, shopCount)} radius={8} />}
      {rows(list?.slice(0, few))}
      <Sheet open={isOpen} title={`适用门店，共${shopCount}家`} onClose={() => setOpen(false)}>
        {isOpen && rows(list)}
        {hasNext && (
          <div className={styles.more}>
            <Button kind="soft" size="s" busy={loadingMore} onPress={() => void loadMore()}>
              更多门店
            </Button>
          </div>
        )}
      </Sheet>
    </Floor>
  );
}

function ShopRow({ shop, isMeasured }: { shop: Shop; isMeasured: boolean }) {
  const openMap = useOpenMap();
  const { shopName, address, openHours, phone, latitude, longitude, distanceMeters } = shop;
  const { isOpen, note } = shopOpening(openHours, serverNow());
  return (
    <li className={styles.shop}>
      {isMeasured && distanceMeters !== null && (
        <span className={styles.distance}>{distanceText(distanceMeters)}</span>
      )}
      <div className="grow">
        <h3>{shopName}</h3>
        <p>{address}</p>
        <p>
          <span className={isOpen ? styles.open : undefined}>{isOpen ? '营业中' : '休息中'}</span>{' '}
          {note === '' ? openHours : note}
          {shop.discountText !== null && <b>{shop.discountText}</b>}
        </p>
      </div>
      {phone !== null && (
        <IconButton icon={callIcon} size={20} label={`打电话：${shopName}`} href={`tel:${phone}`} />
      )}
      <IconButton
        icon={navIcon}
        size={20}
        label={`去这里：${shopName}`}
        onPress={() => openMap({ name: shopName, latitude, longitude, address })}
      />
    </li>
  );
}
