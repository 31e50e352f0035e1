import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { DeskTicketDetail } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import type { First } from './first-text.ts';
import styles from './tickets.module.css';

interface TransferFormProps {
  readonly ticket: DeskTicketDetail;
  readonly onDone: (outcome: First | { readonly kind: string }) => void;
  readonly onClose: () => void;
}

/** Hands the ticket to another operator, or takes it over from one. */
export function TransferForm({ ticket: { ticketId, operator }, onDone, onClose }: TransferFormProps) {
  const { me } = useMe();
  const { data, error } = useQuery(reading(ticketDesk.ticketColleagues, {}));
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const transfer = useChange(ticketDesk.transferTicket, onDone);
  const others = (data?.rows ?? []).filter(({ operatorId }) => operatorId !== operator?.operatorId);
  return (
    <ActForm
      title="转交这个工单"
      effect="对方在“我的”里看到它和您的说明，用户看不到"
      button="转交"
      busy={transfer.isPending}
      disabled={to === ''}
      error={transfer.error ?? error}
      onSubmit={() =>
        transfer.mutate({ ticketId, to, note, from: operator === null ? null : operator.operatorId })
      }
      onClose={onClose}
    >
      <fieldset className={styles.choose}>
        <legend>转给谁</legend>
        {others.map(({ operatorId, name, open }) => (
          <label key={operatorId}>
            <input type="radio" name="to" checked={to === operatorId} onChange={() => setTo(operatorId)} />
            {operatorId === me?.operatorId ? `${name}（自己）` : name}
            <small>手里等回复 {open}</small>
          </label>
        ))}
      </fieldset>
      {data && others.length === 0 && <FormError error={new Error('没有别的成员可以处理工单')} />}
      <Field
        label="说明"
        hint="用户看不到，不要写号码"
        required
        minLength={2}
        maxLength={200}
        value={note}
        onValue={setNote}
      />
    </ActForm>
  );
}
