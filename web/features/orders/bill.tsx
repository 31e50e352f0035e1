import type { OrderPreview } from '#core/contract/order/orders.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { Price } from '#web/ui/price/price.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './bill.module.css';

interface BillProps {
  readonly steps: OrderPreview['steps'];
  readonly payableFen: number;
  /** 应付 before the payment, 实付 after it. */
  readonly total: string;
}

/** 费用明细: a line for every step of the price. */
export function Bill({ steps, payableFen, total }: BillProps) {
  const savedFen = -steps.reduce((sum, { amountFen }) => sum + Math.min(0, amountFen), 0);
  return (
    <Floor
      header={{
        title: '费用明细',
        look: 'plain',
        ...(savedFen > 0 && { meta: <Tag kind="vip">共省¥{shortYuan(savedFen)}</Tag> }),
      }}
    >
      <dl className={styles.bill}>
        {steps.map(({ kind, text, amountFen }, at) => (
          <div key={`${kind}${at}`}>
            <dt>{text}</dt>
            <dd>
              {kind !== 'gift' && kind !== 'chances' && (
                <Price fen={amountFen} size={16} tone={amountFen < 0 ? 'price' : 'text'} exact />
              )}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total}</dt>
          <dd>
            <Price fen={payableFen} size={24} exact />
          </dd>
        </div>
      </dl>
    </Floor>
  );
}
