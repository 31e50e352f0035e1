import { singleRights } from '#core/contract/content/single-rights.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { RuleList } from '#web/ui/rule-list/rule-list.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';

/** Delivery and usage notes of the right in focus. */
export function RightWords({ rightsId }: { rightsId: string }) {
  const query = useCall(singleRights.singleRightDetail, { rightsId });
  const { data, error } = query;
  return (
    <Floor header={{ title: '权益说明' }} busy={!data && !error}>
      <QueryState
        query={query}
        failedTitle="说明没有加载出来"
        skeleton={
          <div role="status" aria-label="加载中">
            <SkeletonBox height={150} />
          </div>
        }
      >
        {(found) => <RuleList rules={[...found.detail.split('\n'), ...found.rules]} />}
      </QueryState>
    </Floor>
  );
}
