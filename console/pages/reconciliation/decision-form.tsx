import { useState } from 'react';
import { money } from '#core/contract/console/orders/money/money.ts';
import type { DifferenceDetail } from '#core/contract/console/orders/money/money.shapes.ts';
import { repairNames } from '#core/rules/pay/difference-words.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';

interface DecisionFormProps {
  readonly difference: DifferenceDetail;
  readonly decision: 'repair' | 'ignore';
  readonly onClose: () => void;
}

/** Proposes a repair, or to ignore the difference; another member decides. */
export function DecisionForm({ difference, decision, onClose }: DecisionFormProps) {
  const [reason, setReason] = useState('');
  const { differenceId, repair, plan, ignoreEffects } = difference;
  const isRepair = decision === 'repair';
  const send = useChange(isRepair ? money.proposeRepair : money.proposeIgnore, onClose);
  return (
    <ActForm
      title={isRepair ? `执行：${repairNames[repair]}` : '忽略这条差异'}
      effect={(isRepair ? plan.effects : ignoreEffects).join('；')}
      button="提交审批"
      look={isRepair ? 'primary' : 'danger'}
      busy={send.isPending}
      error={send.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => send.mutate({ differenceId, reason })}
      onClose={onClose}
    />
  );
}
