import { useState } from 'react';
import type { EveryActivityRow } from '#core/contract/console/activities/every-activity.shapes.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import { stopEffects } from '#core/rules/console/activities/activity-names.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';

interface ActivityActFormProps {
  readonly act: 'stop' | 'restart';
  readonly activity: Pick<EveryActivityRow, 'kind' | 'activityId' | 'name'>;
  readonly onClose: () => void;
}

/** One person stops; starting again waits for another. */
export function ActivityActForm({ act, activity, onClose }: ActivityActFormProps) {
  const { kind, activityId, name } = activity;
  const [reason, setReason] = useState('');
  const stop = useChange(everyActivity.stopActivity, onClose);
  const restart = useChange(everyActivity.proposeActivityRestart, onClose);
  const current = act === 'stop' ? stop : restart;
  return (
    <ActForm
      title={`${act === 'stop' ? '停止' : '恢复'}活动：${name}`}
      effect={
        act === 'stop'
          ? `马上生效，5 秒内到所有手机：${stopEffects[kind]}；再恢复要另一人同意`
          : '财务或负责人同意后马上恢复；护栏还超限时会再次停止，可先改护栏'
      }
      button={act === 'stop' ? '立即停止' : '提交审批'}
      look={act === 'stop' ? 'danger' : 'primary'}
      busy={current.isPending}
      error={current.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => current.mutate({ kind, activityId, reason })}
      onClose={onClose}
    />
  );
}
