import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import { call } from '../../platform/call.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './orders.module.css';

export type OrdersBulkAct = 'query' | 'note';
export const ordersBulkTitles: Readonly<Record<OrdersBulkAct, string>> = {
  query: '批量查单',
  note: '加备注',
};
const effects: Readonly<Record<OrdersBulkAct, string>> = {
  query: '逐单向支付渠道查询，渠道怎么说就怎么记；没有经过渠道的不查',
  note: '每一单都记下这条备注，用户看不到',
};
const most = 50;

interface OrdersBulkFormProps {
  readonly act: OrdersBulkAct;
  readonly orderNos: readonly string[];
  readonly onClose: () => void;
}

/** One act on all ticked orders, one after the other; what became of each is shown as it comes. */
export function OrdersBulkForm({ act, orderNos, onClose }: OrdersBulkFormProps) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [outcomes, setOutcomes] = useState<readonly (readonly [orderNo: string, outcome: string])[]>([]);
  const one = async (orderNo: string): Promise<string> => {
    try {
      if (act === 'query') {
        const { said } = await call(orderConsole.queryOrder, { orderNo });
        return said.map((each) => each.text).join('；') || '没有付款记录';
      }
      await call(orderConsole.addOrderNote, { orderNo, text });
      return '已加备注';
    } catch (error) {
      return error instanceof Error ? error.message : '没有成功';
    }
  };
  const run = useMutation({
    mutationFn: async () => {
      for (const orderNo of orderNos) {
        const outcome = await one(orderNo);
        setOutcomes((before) => [...before, [orderNo, outcome]]);
      }
    },
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <ActForm
      title={`${ordersBulkTitles[act]}：${orderNos.length} 单`}
      effect={orderNos.length > most ? `一次最多 ${most} 单，请少选几单` : effects[act]}
      button={act === 'query' ? '开始查单' : '加备注'}
      busy={run.isPending}
      disabled={orderNos.length > most || run.isSuccess}
      error={run.error}
      onSubmit={() => run.mutate()}
      onClose={onClose}
      closeText={run.isIdle ? '取消' : '关闭'}
    >
      {act === 'note' && (
        <Field label="备注" required minLength={2} maxLength={200} value={text} onValue={setText} />
      )}
      <div role="status" className={styles.outcomes}>
        {outcomes.map(([orderNo, outcome]) => (
          <p key={orderNo}>
            {orderNo}：{outcome}
          </p>
        ))}
        {run.isSuccess && <p>全部 {orderNos.length} 单都处理过了</p>}
      </div>
    </ActForm>
  );
}
