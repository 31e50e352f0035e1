import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import type { TabListProps } from '#web/ui/tabs/tab-list.tsx';
import { ShopRow } from './shop-row.tsx';
import { useRightsShops, type ShopsInput } from './use-rights-shops.ts';
import styles from './rights-shops.module.css';

interface RightsShopsProps extends ShopsInput {
  readonly title: string;
  /** The id of the shop to show first, from a link. */
  readonly firstIndex?: number | undefined;
  /** A choice of categories, between the header and the list. */
  readonly categories?: TabListProps<string> | undefined;
  /** Shows the nearest few only, with a link to the whole list. */
  readonly few?: { readonly count: number; readonly href: string } | undefined;
}

/** The shops of the current city, nearest first. */
export function RightsShops({
  title,
  rightsId,
  family,
  categoryId,
  firstIndex = 0,
  categories,
  few,
}: RightsShopsProps) {
  const place = useFoundPlace();
  const { list, error, loading, hasNext, loadingMore, loadMore, refetch } = useRightsShops(place, {
    rightsId,
    family,
    categoryId,
  });
  const more = () => void (list ? loadMore() : refetch());
  return (
    <Floor
      header={{ title, meta: `${place.areaName} · 由近到远`, more: few && { href: few.href } }}
      busy={loading && !list}
    >
      {categories && (
        <div className={styles.categoryChoice}>
          <Chips {...categories} className={styles.categoryChips} />
        </div>
      )}
      {!list && !error && <ShopSkeleton />}
      {!list && error && !loading && <FailedState look="strip" title="门店没有加载出来" onRetry={more} />}
      {list?.length === 0 && (
        <EmptyState
          art="location"
          size={116}
          title={`${place.areaName}暂无可用门店`}
          text="换个城市或分类看看"
        />
      )}
      {list && list.length > 0 && (
        <ul>
          {meantFirst(list, firstIndex)
            .slice(0, few?.count)
            .map((shop) => (
              <ShopRow key={shop.shopId} shop={shop} isMeasured={place.source !== 'default'} />
            ))}
        </ul>
      )}
      {hasNext && !few && (
        <div className={styles.loadMore}>
          <Button kind="soft" size="s" busy={loadingMore} onPress={more}>
            更多门店
          </Button>
        </div>
      )}
    </Floor>
  );
}

function meantFirst<Shop>(list: readonly Shop[], index: number): readonly Shop[] {
  const meant = list[index];
  return meant === undefined || index === 0 ? list : [meant, ...list.filter((shop) => shop !== meant)];
}

function ShopSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.shop}>
          <span className={`grow ${styles.rowsSkeleton}`}>
            <SkeletonBox width="55%" height={18} />
            <SkeletonBox width="80%" height={14} />
            <SkeletonBox width="45%" height={14} />
          </span>
          <SkeletonBox width={92} height={44} radius={22} />
        </div>
      ))}
    </div>
  );
}
