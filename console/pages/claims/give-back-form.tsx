import { useState } from 'react';
import { claims } from '#core/contract/console/claims.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';

interface GiveBackFormProps {
  readonly claimIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function GiveBackForm({ claimIds, onDone, onClose }: GiveBackFormProps) {
  const [reason, setReason] = useState('');
  const propose = useChange(claims.giveBackClaims, onDone);
  return (
    <ActForm
      title={`退回 ${claimIds.length} 条领取并通知用户`}
      effect="另一位成员同意后先向供应商撤单，再退回名额和库存；供应商已经发放的仍记为到账"
      button="提交审批"
      busy={propose.isPending}
      error={propose.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => propose.mutate({ claimIds: [...claimIds], reason })}
      onClose={onClose}
    />
  );
}
