import { useState } from 'react';
import { money } from '#core/contract/console/orders/money/money.ts';
import { sourceName } from '#core/rules/pay/difference-words.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './reconciliation.module.css';

/** Compares a day again, at once. */
export function ReconcileForm({
  day: shown,
  onClose,
}: {
  readonly day: string;
  readonly onClose: () => void;
}) {
  const [day, setDay] = useState(shown);
  const [said, setSaid] = useState('');
  const compare = useChange(money.reconcileDay, ({ found, waiting }) =>
    setSaid(
      `${found === 0 ? '没有新的差异' : `新增 ${found} 条差异`}${
        waiting.length > 0 ? `；账单未到：${waiting.map(sourceName).join('、')}` : ''
      }`,
    ),
  );
  return (
    <ActForm
      title="重新比对一天"
      effect="重新取各渠道、供应商这一天的账单；已知的差异不变，只增加新的"
      button="比对"
      busy={compare.isPending}
      error={compare.error}
      onSubmit={() => compare.mutate({ day })}
      onClose={onClose}
      {...(said !== '' && { closeText: '关闭' })}
    >
      <Field label="日期" type="date" required value={day} onValue={setDay} />
      <p role="status" className={styles.said}>
        {said}
      </p>
    </ActForm>
  );
}
