import { notices } from '#core/contract/content/notices.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { RuleList } from '#web/ui/rule-list/rule-list.tsx';

/** The rules of an activity; a failed query is shown by the activity itself. */
export function RulesFloor({ actFloorId }: { actFloorId: string }) {
  const { data } = useCall(notices.activityFloor, { actFloorId });
  if (!data || data.rules.length === 0) return null;
  return (
    <Floor header={{ title: '活动规则' }}>
      <RuleList rules={data.rules} />
    </Floor>
  );
}
