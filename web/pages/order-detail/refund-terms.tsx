import type { LineDelivery } from '#core/contract/order/after-sale.shapes.ts';
import { refundTermsText } from '#core/rules/order/refund-terms-text.ts';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';

interface RefundTermsProps {
  readonly orderNo: string;
  readonly lines: readonly LineDelivery[];
}

/** Until when the codes of the order can be given back, with the way to it. */
export function RefundTerms({ orderNo, lines }: RefundTermsProps) {
  const href = useHref();
  const terms = lines.flatMap((each) => {
    const text = refundTermsText(each);
    return text ? { ...text, line: each.line } : [];
  });
  if (terms.length === 0) return null;
  return (
    <Cells title="退款" titleHidden>
      {terms.map(({ line, title, text }) => (
        <Cell
          key={line}
          icon={refreshIcon}
          title={title}
          note={text}
          end="申请退款"
          href={href({ page: 'refundRequest', query: { orderNo } })}
        />
      ))}
    </Cells>
  );
}
