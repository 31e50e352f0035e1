import { useState } from 'react';
import { ledger } from '#core/contract/console/orders/money/ledger.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';

/** Asks for the sums of a period of closed days; another member decides. */
export function SettlementForm({
  onClose,
  onSent,
}: {
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const send = useChange(ledger.proposeSettlement, onSent);
  return (
    <ActForm
      title="申请导出结算单"
      effect="导出这些天日结时的总额：每个来源、每个账户一行。每一天都要先日结；另一位财务或负责人同意后可以下载。"
      button="提交审批"
      busy={send.isPending}
      error={send.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => send.mutate({ from, until, reason })}
      onClose={onClose}
    >
      <Field label="从" type="date" required value={from} onValue={setFrom} />
      <Field label="到" type="date" required value={until} onValue={setUntil} />
    </ActForm>
  );
}
