import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import type { ConsoleOrderDetail } from '#core/contract/console/orders/orders.shapes.ts';
import { formatFen } from '../../platform/format.ts';
import { reading, useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { ActOutcome } from '../../ui/act-outcome.tsx';
import { FormError } from '../../ui/field.tsx';
import styles from './orders.module.css';

interface RefundFormProps {
  readonly order: ConsoleOrderDetail;
  readonly onClose: () => void;
}

/** Chooses what is refunded, and shows what that pays back and takes back before it is sent. */
export function RefundForm({ order: { orderNo, lines }, onClose }: RefundFormProps) {
  const refundable = lines.filter(({ isGift, isRefunded }) => !isGift && !isRefunded);
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    refundable.filter(({ refund }) => refund === null).map(({ line }) => line),
  );
  const [reason, setReason] = useState('');
  const [done, setDone] = useState<string>();
  const preview = useQuery({
    ...reading(orderConsole.refundPreview, { orderNo, lines: [...chosen] }),
    enabled: chosen.length > 0 && done === undefined,
  });
  const send = useChange(orderConsole.refundOrder, ({ proposalId }) =>
    setDone(proposalId === null ? '已退款，款项原路退回' : '已提交审批，财务同意后退款'),
  );
  const toggle = (line: number): void =>
    setChosen(chosen.includes(line) ? chosen.filter((each) => each !== line) : [...chosen, line]);
  const needsApproval = preview.data?.needsApproval ?? true;
  if (done !== undefined) return <ActOutcome>{done}</ActOutcome>;
  return (
    <ActForm
      title="退款"
      effect={
        preview.data
          ? `退 ${formatFen(preview.data.amountFen)}，${needsApproval ? '另一位成员同意后执行' : '提交后立即执行'}`
          : '选择要退的商品，先看会退什么'
      }
      button={needsApproval ? '提交审批' : '立即退款'}
      look="danger"
      busy={send.isPending}
      disabled={!preview.data}
      error={send.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => send.mutate({ orderNo, lines: [...chosen], reason })}
      onClose={onClose}
    >
      <fieldset className={styles.choose}>
        <legend>退哪些商品</legend>
        {refundable.map(({ line, goodsName, payableFen, refund }) => (
          <label key={line}>
            <input
              type="checkbox"
              checked={chosen.includes(line)}
              disabled={refund !== null}
              onChange={() => toggle(line)}
            />
            {goodsName} {formatFen(payableFen)}
            {refund !== null && <small>{refund}</small>}
          </label>
        ))}
      </fieldset>
      <FormError error={preview.error} />
      <ul className={styles.effects} aria-label="退款会做什么">
        {preview.data?.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </ActForm>
  );
}
