import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { ListEnd } from '../../ui/list-end.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/state.tsx';
import { ShopCard } from './shop-card.tsx';
import type { Shops } from './use-shops.ts';
import styles from './channel.module.css';

interface ShopListProps {
  readonly shops: Shops;
  readonly floorName: string;
  readonly isMeasured: boolean;
  /** In place of the list where there is no shop. */
  readonly empty: ReactNode;
}

/** The shops of a channel, page by page. */
export function ShopList({ shops, floorName, isMeasured, empty }: ShopListProps) {
  const { items, error, loading, hasNext, loadingNext, nextFailed } = shops;
  if (!items)
    return error && !loading ? (
      <FailedState title="门店没有加载出来" note={error.message} onRetry={() => void shops.refetch()} />
    ) : (
      <View className={styles.shops}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height={186} />
        ))}
      </View>
    );
  if (items.length === 0) return empty;
  return (
    <View className={styles.shops}>
      {items.map((shop) => (
        <ShopCard key={shop.shopCode} shop={shop} floorName={floorName} isMeasured={isMeasured} />
      ))}
      <ListEnd hasNext={hasNext} loading={loadingNext} failed={nextFailed} onRetry={shops.next} />
    </View>
  );
}
