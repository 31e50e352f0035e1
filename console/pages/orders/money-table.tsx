import type { ConsoleOrderDetail } from '#core/contract/console/orders/orders.shapes.ts';
import { TraceTable } from '../../lists/trace.tsx';
import { Card } from '../../ui/card.tsx';
import { payMethodName } from './order-words.tsx';

/** What each side says, in the order of time: a column for our order, and one for each attempt to pay. */
export function MoneyTable({ order: { trace, payments } }: { readonly order: ConsoleOrderDetail }) {
  const sides = [
    { paymentNo: null, title: '我们的订单' },
    ...payments.map(({ paymentNo, payMethodId }, at) => ({
      paymentNo,
      title: `尝试 ${at + 1}，${payMethodName(payMethodId)} …${paymentNo.slice(-6)}`,
    })),
  ].map(({ paymentNo, title }) => ({
    title,
    says: (entry: ConsoleOrderDetail['trace'][number]) => entry.paymentNo === paymentNo,
  }));
  return (
    <Card title="钱的真相" facts="各说各的，以查单为准" isFlush>
      <TraceTable sides={sides} trace={trace} />
    </Card>
  );
}
