import type { ReactNode } from 'react';
import type { LocalShop } from '#core/contract/goods/local-life.shapes.ts';
import type { ShownPages } from '#web/platform/queries/use-pages.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { useNearEnd } from '../use-near-end.ts';
import { ShopCard } from './shop-card.tsx';
import cardStyles from './shop-card.module.css';
import styles from './shop-list.module.css';

interface ShopListProps {
  readonly label: string;
  readonly feed: ShownPages<LocalShop>;
  readonly isMeasured: boolean;
  readonly empty: ReactNode;
}

/** Shop cards with infinite scroll. */
export function ShopList({ label, feed, isMeasured, empty }: ShopListProps) {
  const { list, hasNext, loading } = feed;
  const failed = !loading && (list ? feed.moreError : feed.error) !== undefined;
  const more = () => void (list ? feed.loadMore() : feed.refetch());
  const end = useNearEnd(hasNext && !loading && !failed ? feed.pages : undefined, more);
  if (list?.length === 0 && !hasNext) return empty;
  return (
    <div className={styles.list}>
      {list && list.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {list.map((shop, at) => (
            <li key={shop.shopCode}>
              <ShopCard shop={shop} isMeasured={isMeasured} eager={at < 3} />
            </li>
          ))}
        </ul>
      )}
      <div ref={end}>{!failed && (hasNext || !list) && <ShopSkeletons count={list ? 1 : 3} />}</div>
      {failed && <FailedState look="strip" title="门店没有加载出来" onRetry={more} />}
      {list && !hasNext && <p className={styles.endNote}>已经到底啦</p>}
    </div>
  );
}

const ShopSkeletons = ({ count }: { count: number }) => (
  <div className={styles.list} role="status" aria-label="加载中">
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className={cardStyles.shop}>
        <div className={cardStyles.shopLink}>
          <SkeletonBox width={80} height={80} radius={8} />
          <span className={`grow ${styles.lines}`}>
            <SkeletonBox width="60%" height={20} />
            <SkeletonBox width="85%" height={16} />
            <SkeletonBox width="45%" height={16} />
          </span>
        </div>
        <div className={styles.dealSkeleton}>
          <SkeletonBox height={18} />
        </div>
        <div className={styles.dealSkeleton}>
          <SkeletonBox height={18} />
        </div>
      </div>
    ))}
  </div>
);
