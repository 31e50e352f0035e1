import { View } from '@tarojs/components';
import type { City } from '#core/contract/fields.ts';
import type { Query } from '../../platform/queries/use-query.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/state.tsx';
import styles from './city.module.css';

const rows = [56, 72, 48, 64, 56, 80, 48, 64];

/** The loading and failed states of the city list. */
export const UnreadCities = ({ cities }: { readonly cities: Query<readonly City[]> }) =>
  cities.error && !cities.loading ? (
    <FailedState title="城市列表没有加载出来" note="请检查网络后重试" onRetry={() => void cities.refetch()} />
  ) : (
    <>
      {rows.map((width, at) => (
        <View key={at} className={styles.row}>
          <Skeleton height={16} width={`${width}px`} />
        </View>
      ))}
    </>
  );
