import type { LineDelivery } from '#core/contract/order/after-sale.shapes.ts';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { refundTermsText } from '#core/rules/order/refund-terms-text.ts';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { giftState } from './line-state.ts';

interface RefundTermsProps {
  readonly orderNo: string;
  readonly lines: readonly LineDelivery[];
  /** The goods of these lines. */
  readonly goods: GoodsOrder['lines'];
}

/** Until when the codes of the order can be given back, with the way to it, and the gifts that came with them. */
export function RefundTerms({ orderNo, lines, goods }: RefundTermsProps) {
  const href = useHref();
  const picture = usePicture('small');
  const terms = lines.flatMap((each) => {
    const text = refundTermsText(each);
    return text ? { ...text, line: each.line } : [];
  });
  const gifts = lines.flatMap((delivery, at) => {
    const line = goods[at];
    return line && line.giftOf !== null ? { line, delivery } : [];
  });
  if (terms.length === 0 && gifts.length === 0) return null;
  return (
    <Cells title="退款和赠品" titleHidden>
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
      {gifts.map(({ line: { goodsName, skuName, picUrl, quantity }, delivery }) => (
        <Cell
          key={delivery.line}
          picture={<LazyImage src={picture(picUrl)} />}
          title={`赠品：${goodsName}`}
          note={`${skuName}，共${quantity}份，随商品一起退`}
          end={<Tag kind="soft">{giftState(delivery)}</Tag>}
        />
      ))}
    </Cells>
  );
}
