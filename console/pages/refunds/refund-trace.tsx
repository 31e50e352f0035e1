import type { ConsoleRefundDetail } from '#core/contract/console/orders/refund-queue.shapes.ts';
import { TraceTable } from '../../lists/trace.tsx';
import { Card } from '../../ui/card.tsx';

const sides = (
  [
    ['ours', '我们的退款'],
    ['channel', '支付渠道'],
    ['desk', '人工'],
  ] as const
).map(([side, title]) => ({
  title,
  says: (entry: ConsoleRefundDetail['trace'][number]) => entry.side === side,
}));

/** What each side says, in the order of time. */
export const RefundTrace = ({ refund: { trace } }: { readonly refund: ConsoleRefundDetail }) => (
  <Card title="钱的真相" facts="各说各的，以渠道为准" isFlush>
    <TraceTable sides={sides} trace={trace} />
  </Card>
);
