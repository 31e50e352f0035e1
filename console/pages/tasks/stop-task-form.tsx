import { useState } from 'react';
import { tasks } from '#core/contract/console/operations/tasks.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';

interface StopTaskFormProps {
  readonly taskId: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Stops a task after its current portion. */
export function StopTaskForm({ taskId, title, onClose }: StopTaskFormProps) {
  const [reason, setReason] = useState('');
  const stop = useChange(tasks.stopTask, onClose);
  return (
    <ActForm
      title={`停止任务：${title}`}
      effect="做完手上这一批（最多 500 行）就停；已做的不收回，没做的不再做；停下后不能继续，要重新上传"
      button="停止任务"
      look="danger"
      busy={stop.isPending}
      error={stop.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => stop.mutate({ taskId, reason })}
      onClose={onClose}
    />
  );
}
