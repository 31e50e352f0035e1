import { useState } from 'react';
import { rightsStock } from '#core/contract/console/rights/rights.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';

interface PlanFormProps {
  readonly next: string;
  readonly unplanned: number;
  readonly onClose: () => void;
}

/** The rows of the next month, made ahead with the pieces of this one. */
export function PlanForm({ next, unplanned, onClose }: PlanFormProps) {
  const [reason, setReason] = useState('');
  const plan = useChange(rightsStock.planRightsStock);
  const done = plan.data;
  return (
    <ActForm
      title={`${next} 计划`}
      effect={
        unplanned === 0 && !done
          ? `${next} 已经全部做好，可以逐项调整或导入`
          : `按本月总量做好 ${unplanned} 项；已经做好的不动，再点一次不会重复`
      }
      button="做好计划"
      busy={plan.isPending}
      disabled={unplanned === 0 || done !== undefined}
      error={plan.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => plan.mutate({ reason })}
      onClose={onClose}
      closeText={done ? '关闭' : '取消'}
    >
      {done && (
        <p role="status">
          {done.proposalId === null ? `已做好 ${done.planned} 项` : `${done.planned} 项已提交审批`}
        </p>
      )}
    </ActForm>
  );
}
