import { useState } from 'react';
import type { RightsStockRow } from '#core/contract/console/rights/rights-stock.shapes.ts';
import { rightsStock } from '#core/contract/console/rights/rights.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';

interface StockFormProps {
  readonly row: RightsStockRow;
  readonly onClose: () => void;
}

/** Changes the pieces of a right in a month: at once within the limit, beyond it by two persons. */
export function StockForm({ row, onClose }: StockFormProps) {
  const { rightsId, name, productName, cycle, total, used } = row;
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const change = useChange(rightsStock.changeRightsStock);
  const next = /^\d{1,8}$/.test(typed) ? Number(typed) : undefined;
  const done = change.data;
  return (
    <ActForm
      title={`调整 ${cycle} 库存：${name}（${productName}）`}
      effect={
        next === undefined
          ? `现在 ${total} 份，已领 ${used} 份；24 小时内在一个人的限额以内当场生效，超过要负责人同意`
          : `调整后 ${next} 份，还剩 ${Math.max(0, next - used)} 份；已领的 ${used} 份不变`
      }
      button="提交"
      busy={change.isPending}
      disabled={next === undefined || next === total || done !== undefined}
      error={change.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() =>
        next !== undefined &&
        change.mutate({ changes: [{ rightsId, cycle, total: next, before: total }], reason })
      }
      onClose={onClose}
      closeText={done ? '关闭' : '取消'}
    >
      <Field
        label="总量"
        hint={`至少 ${used}`}
        required
        inputMode="numeric"
        pattern="\d{1,8}"
        value={typed}
        onValue={setTyped}
      />
      {done && <p role="status">{done.proposalId === null ? '已生效' : '已提交审批'}</p>}
    </ActForm>
  );
}
