import { useState } from 'react';
import { refundQueue } from '#core/contract/console/orders/refund-queue.ts';
import type { ConsoleRefundDetail } from '#core/contract/console/orders/refund-queue.shapes.ts';
import { refundEndWays, type RefundEndWay } from '#core/contract/console/orders/refund-states.ts';
import { refundEndWayNames } from '#core/rules/console/orders/refund-acts.ts';
import { formatFen } from '../../platform/format.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './refunds.module.css';

interface EndFormProps {
  readonly refund: ConsoleRefundDetail;
  readonly onClose: () => void;
}

/** How the money went back outside of the channel, with its proof; finance decides. */
export function EndForm({ refund: { refundNo, amountFen }, onClose }: EndFormProps) {
  const [way, setWay] = useState<RefundEndWay>('transfer');
  const [proofNo, setProofNo] = useState('');
  const [reason, setReason] = useState('');
  const propose = useChange(refundQueue.proposeRefundEnd, onClose);
  return (
    <ActForm
      title="人工结束这笔退款"
      effect={`只在已经另外退给用户 ${formatFen(amountFen)} 之后用。财务同意后不再自动退款，账本不记渠道退款，凭证留档。`}
      button="提交审批"
      look="danger"
      busy={propose.isPending}
      error={propose.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => propose.mutate({ refundNo, way, proofNo: proofNo.trim(), reason })}
      onClose={onClose}
    >
      <fieldset className={styles.ways}>
        <legend>怎么退的</legend>
        {refundEndWays.map((each) => (
          <label key={each}>
            <input type="radio" name="way" checked={way === each} onChange={() => setWay(each)} />
            {refundEndWayNames[each]}
          </label>
        ))}
      </fieldset>
      <Field
        label="凭证号"
        hint="银行流水号或收据号，4–40 位字母、数字和横线"
        required
        pattern="[A-Za-z0-9\-]{4,40}"
        maxLength={40}
        value={proofNo}
        onValue={setProofNo}
      />
    </ActForm>
  );
}
