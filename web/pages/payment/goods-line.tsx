import type { OrderSummary } from '#core/contract/order/orders.shapes.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './payment.module.css';

/** Goods with sku, quantity and list price. */
export function GoodsLine({ line }: { line: Omit<OrderSummary['lines'][number], 'opensMembership'> }) {
  const picture = usePicture('small');
  return (
    <div className={styles.line}>
      <LazyImage className={styles.picture} src={picture(line.picUrl)} eager />
      <div className={styles.words}>
        <Text as="p" look="itemTitle" className="two-lines">
          {line.goodsName}
        </Text>
        <p className="text-caption text-tertiary">
          {line.skuName} · {line.quantity}件
        </p>
      </div>
      {line.giftOf === null ? (
        <Price className={styles.linePrice} fen={line.listFen} size={18} />
      ) : (
        <Tag kind="soft">赠品</Tag>
      )}
    </div>
  );
}
