import type { ConsoleOrderDetail } from '#core/contract/console/orders/orders.shapes.ts';
import { TraceTable } from '../../lists/trace.tsx';
import { Card } from '../../ui/card.tsx';
import { payMethodName } from './order-words.tsx';

type Entry = ConsoleOrderDetail['trace'][number];
interface Side {
  readonly title: string;
  readonly says: (entry: Entry) => boolean;
}

const of =
  (...parties: readonly Entry['party'][]) =>
  ({ party }: Entry): boolean =>
    parties.includes(party);
/** Not every order has them. */
const later: readonly Side[] = [
  { title: '发放与物流', says: of('delivery', 'shipment') },
  { title: '税务服务', says: of('invoice') },
];

/** What each side says, in the order of time: our order and ledger, each attempt to pay, deliveries, invoices. */
export function MoneyTable({ order: { trace, payments } }: { readonly order: ConsoleOrderDetail }) {
  const sides: readonly Side[] = [
    { title: '我们的订单与账本', says: of('order', 'ledger') },
    ...payments.map(({ paymentNo, payMethodId }, at) => ({
      title: `尝试 ${at + 1}，${payMethodName(payMethodId)} …${paymentNo.slice(-6)}`,
      says: (entry: Entry) => entry.paymentNo === paymentNo,
    })),
    ...later.filter(({ says }) => trace.some(says)),
  ];
  return (
    <Card title="钱的真相" facts="各说各的，以查单为准" isFlush>
      <TraceTable sides={sides} trace={trace} />
    </Card>
  );
}
