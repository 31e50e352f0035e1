import type { Refund } from '#core/contract/order/after-sale.shapes.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';

const ends = { refunding: '处理中', delayed: '人工处理中', closed: '请联系客服', refunded: '已到账' };

/** 退款: each refund of the order with the way to its progress. */
export function RefundsFloor({ refunds }: { refunds: readonly Refund[] }) {
  const href = useHref();
  return (
    <Cells title="退款">
      {refunds.map(({ refundNo, state, amountFen }) => (
        <Cell
          key={refundNo}
          title={`退款¥${formatFen(amountFen)}`}
          end={ends[state]}
          href={href({ page: 'refundDetail', query: { refundNo } })}
        />
      ))}
    </Cells>
  );
}
