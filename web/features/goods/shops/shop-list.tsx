import type { ReactNode } from 'react';
import type { LocalShop } from '#core/contract/goods/local-life.shapes.ts';
import type { ShownPages } from '#web/platform/queries/use-pages.ts';
import { PagesEnd } from '#web/ui/load-more/pages-end.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { ShopCard } from './shop-card.tsx';
import cardStyles from './shop-card.module.css';
import styles from './shop-list.module.css';

interface ShopListProps {
  readonly label: string;
  readonly feed: ShownPages<LocalShop>;
  readonly isMeasured: boolean;
  readonly empty: ReactNode;
  /** Numbered like the schematic above the list. */
  readonly numbered?: boolean;
}

/** Shop cards with infinite scroll. */
export function ShopList({ label, feed, isMeasured, empty, numbered = false }: ShopListProps) {
  const { list, hasNext } = feed;
  if (list?.length === 0 && !hasNext) return empty;
  return (
    <div className={styles.list}>
      {list && list.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {list.map((shop, at) => (
            <li key={shop.shopCode}>
              <ShopCard
                shop={shop}
                isMeasured={isMeasured}
                eager={at < 3}
                number={numbered ? at + 1 : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <PagesEnd
        pages={feed}
        renderSkeleton={(isFirst) => <ShopSkeletons count={isFirst ? 3 : 1} />}
        failedTitle="门店没有加载出来"
      />
    </div>
  );
}

const ShopSkeletons = ({ count }: { count: number }) => (
  <div className={styles.list} role="status" aria-label="加载中">
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className={cardStyles.shop}>
        <div className={cardStyles.shopLink}>
          <SkeletonBox width={80} height={80} radius={8} />
          <span className={`grow ${styles.rows}`}>
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
