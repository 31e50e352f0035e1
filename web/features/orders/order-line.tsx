import type { OrderSummary } from '#core/contract/order/orders.shapes.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import styles from './order-line.module.css';

interface OrderLineProps {
  readonly line: Omit<OrderSummary['lines'][number], 'opensMembership'>;
  /** What is shown at the right; the line's own price by default. */
  readonly fen?: number;
  readonly count?: number;
}

/** Goods of an order: picture, name, sku, price and quantity. */
export function OrderLine({ line, fen = line.payableFen, count = line.quantity }: OrderLineProps) {
  const picture = usePicture('small');
  return (
    <div className={styles.line}>
      <LazyImage className={styles.picture} src={picture(line.picUrl)} />
      <div className={styles.words}>
        <p className={`${styles.name} two-lines`}>{line.goodsName}</p>
        <p className="text-sub text-tertiary">{line.skuName}</p>
      </div>
      <div className={styles.amount}>
        {line.giftOf === null ? <Price fen={fen} size={18} tone="text" exact /> : <Tag kind="soft">赠品</Tag>}
        <p className="text-sub text-tertiary">共{count}件</p>
      </div>
    </div>
  );
}
