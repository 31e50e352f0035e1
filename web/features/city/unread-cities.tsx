import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import type { AllCities } from './use-all-cities.ts';
import styles from './unread-cities.module.css';

const rows = [56, 72, 48, 64, 56, 80, 48, 64];

/** The loading and failed states of the city list. */
export function UnreadCities({ cities }: { cities: AllCities }) {
  if (cities.error && !cities.loading)
    return (
      <FailedState
        title="城市列表没有加载出来"
        text="请检查网络后重试"
        size={116}
        onRetry={() => void cities.refetch()}
      />
    );
  return (
    <Skeleton
      ready={false}
      boxes={rows.map((width, at) => (
        <div key={at} className={styles.skeletonRow}>
          <SkeletonBox width={width} height={16} />
          <SkeletonBox width={48} height={13} />
        </div>
      ))}
    >
      {null}
    </Skeleton>
  );
}
