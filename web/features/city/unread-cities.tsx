import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import './unread-cities.css';
import type { AllCities } from './use-all-cities.ts';

const rows = [56, 72, 48, 64, 56, 80, 48, 64];

/** Stands where the list of cities is not there yet, or did not come. */
export function UnreadCities({ cities }: { cities: AllCities }) {
  if (cities.error && !cities.asking)
    return (
      <FailedState
        title="城市列表没有加载出来"
        line="请检查网络后重试"
        size={116}
        onRetry={() => void cities.refetch()}
      />
    );
  return (
    <Skeleton
      ready={false}
      boxes={rows.map((width, at) => (
        <div key={at} className="cur">
          <Bone width={width} height={16} />
          <Bone width={48} height={13} />
        </div>
      ))}
    >
      {null}
    </Skeleton>
  );
}
