import { useState, type ReactNode } from 'react';
import { goods } from '#core/contract/console/goods.ts';
import type { StockOfArea } from '#core/contract/console/goods/goods-fields.shapes.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';

interface StockFormProps {
  readonly goodsId: string;
  readonly row: Pick<StockOfArea, 'skuId' | 'skuName' | 'area' | 'areaName' | 'left'>;
  /** What the change means besides its pieces. */
  readonly note?: string | undefined;
  readonly isStart?: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Adds pieces to the stock of a sku in an area, or takes them away. */
export function StockForm({ goodsId, row, note, isStart = false, onClose, children }: StockFormProps) {
  const { skuId, skuName, area, areaName, left } = row;
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const change = useChange(goods.proposeStock);
  const pieces = /^[+-]?\d{1,7}$/.test(typed) ? Number(typed) : 0;
  const done = change.data;
  const effects = [
    `现在 ${left} 件，调整后 ${left + pieces} 件`,
    '24 小时内在一个人的限额以内当场生效，超过要另一人同意',
    ...(note === undefined ? [] : [note]),
  ];
  return (
    <ActForm
      title={isStart ? '加一个地区的库存' : `调整库存：${skuName} ${areaName}`}
      effect={effects.join('；')}
      button="提交"
      busy={change.isPending}
      disabled={pieces === 0 || done !== undefined}
      error={change.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => change.mutate({ goodsId, changes: [{ skuId, area, pieces }], reason })}
      onClose={onClose}
      closeText={done ? '关闭' : '取消'}
    >
      {children}
      <Field
        label={isStart ? '件数' : '增减'}
        hint={isStart ? '例如 200' : '例如 200 或 -50'}
        required
        inputMode="numeric"
        pattern={isStart ? '\\d{1,7}' : '[+\\-]?\\d{1,7}'}
        value={typed}
        onValue={setTyped}
      />
      {done && <p role="status">{done.proposalId === null ? '已生效' : '已提交审批'}</p>}
    </ActForm>
  );
}
