import { singleRights } from '#core/contract/content/single-rights.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { RuleList } from '#web/ui/rule-list/rule-list.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';

/** Delivery and usage notes of the right in focus. */
export function RightWords({ rightsId }: { rightsId: string }) {
  const { data, error, refetch } = useCall(singleRights.singleRightDetail, { rightsId });
  return (
    <Floor header={{ title: '权益说明' }} busy={!data && !error}>
      {data && <RuleList rules={[...data.detail.split('\n'), ...data.rules]} />}
      {!data &&
        (error ? (
          <FailedState look="strip" title="说明没有加载出来" onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label="加载中">
            <SkeletonBox height={150} />
          </div>
        ))}
    </Floor>
  );
}
