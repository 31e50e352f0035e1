import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { compensations } from '#core/contract/console/service/compensations/compensations.ts';
import type { CompensationCase } from '#core/contract/console/service/compensations/compensation-states.ts';
import { compensationReasons } from '#core/rules/console/service/compensations/compensation-rules.ts';
import { formatFen } from '../../platform/format.ts';
import { reading, useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { FormError } from '../../ui/field.tsx';
import styles from './compensations.module.css';

interface CompensationFormProps {
  readonly userId: string;
  /** Undefined: not chosen yet. */
  readonly of: { readonly kind: CompensationCase; readonly key: string } | undefined;
  /** Where the case is chosen, when it is not the page itself. */
  readonly children?: ReactNode;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

/** Chooses a coupon for a case. What is above the limits of one person is sent to finance. */
export function CompensationForm({ userId, of, children, onDone, onClose }: CompensationFormProps) {
  const { data, error } = useQuery(reading(compensations.compensationOffers, {}));
  const [templateId, setTemplateId] = useState('');
  const [reason, setReason] = useState('');
  const give = useChange(compensations.compensate, (outcome) =>
    onDone(outcome.kind === 'given' ? '已补偿，用户收到了券和消息' : '已提交审批，财务或负责人同意后给出'),
  );
  const chosen = data?.templates.find((each) => each.templateId === templateId);
  const because =
    data && chosen
      ? compensationReasons({ amountFen: chosen.amountFen, ofDayFen: data.ofDayFen }, data.limits)
      : [];
  return (
    <ActForm
      title="补偿这位用户"
      effect={
        data
          ? `给用户一张券和一条消息，每件只能补偿一次；今天直接补偿 ${formatFen(data.ofDayFen)} / ${formatFen(data.limits.aDayFen)}，每件最多 ${formatFen(data.limits.aCaseFen)}`
          : '给用户一张券和一条消息'
      }
      button={because.length > 0 ? '提交审批' : '补偿'}
      busy={give.isPending}
      disabled={!chosen || !of}
      error={give.error ?? error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => of && give.mutate({ userId, case: of, templateId, reason })}
      onClose={onClose}
    >
      {children}
      <fieldset className={styles.choose}>
        <legend>给哪张券</legend>
        {data?.templates.map((each) => (
          <label key={each.templateId}>
            <input
              type="radio"
              name="coupon"
              checked={templateId === each.templateId}
              onChange={() => setTemplateId(each.templateId)}
            />
            <span className={styles.coupon}>
              {each.title}
              <small>{`值 ${formatFen(each.amountFen)}，${each.scopeText || '全部商品可用'}，${each.validText}`}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {data?.templates.length === 0 && <FormError error={new Error('还没有可以用来补偿的券')} />}
      <p className={styles.second} role="status">
        {because.length > 0 ? `${because.join('；')}，要财务或负责人同意` : ''}
      </p>
    </ActForm>
  );
}
