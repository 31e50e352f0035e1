import type { OrderPreview } from '#core/contract/order/orders.shapes.ts';
import type { RequestedLine } from '#core/rules/order/checkout-query.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Stepper } from '#web/ui/stepper/stepper.tsx';
import { CouponRow } from './coupon-row.tsx';
import { GoodsLine } from './goods-line.tsx';
import { PointsRow } from './points-row.tsx';
import styles from './payment.module.css';

interface GoodsFloorProps {
  readonly lines: OrderPreview['lines'];
  readonly steps: OrderPreview['steps'];
  readonly preview: OrderPreview;
  onCoupons(): void;
  onLines(lines: readonly RequestedLine[]): void;
  onPoints(isUsed: boolean): void;
}

/** Steps with a row of their own. */
const lateSteps: readonly OrderPreview['steps'][number]['kind'][] = ['coupon', 'points', 'freight'];

/** What is bought, and every step of its price. */
export function GoodsFloor({ lines, steps, preview, onCoupons, onLines, onPoints }: GoodsFloorProps) {
  const change = (skuId: string, quantity: number) =>
    onLines(
      lines
        .filter(({ giftOf }) => giftOf === null)
        .map((line) => ({ skuId: line.skuId, quantity: line.skuId === skuId ? quantity : line.quantity })),
    );
  return (
    <Floor label="商品和优惠">
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.skuId}${line.giftOf ?? ''}`}>
            <GoodsLine line={line} />
            {line.giftOf === null && (
              <div className={styles.quantity}>
                <span className="grow text-tertiary">每单限购{line.limitPerOrder}件</span>
                <Stepper
                  label={`购买数量：${line.goodsName}`}
                  value={line.quantity}
                  max={line.limitPerOrder}
                  onChange={(quantity) => change(line.skuId, quantity)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <PriceSteps steps={steps.filter(({ kind }) => !lateSteps.includes(kind))} />
        {preview.cards.length > 0 && <CouponRow preview={preview} onPress={onCoupons} />}
        {preview.points.usableFen > 0 && <PointsRow points={preview.points} onChange={onPoints} />}
        <PriceSteps steps={steps.filter(({ kind }) => kind === 'freight')} />
      </div>
    </Floor>
  );
}

/** The steps after the list price, which the lines show. */
export const PriceSteps = ({ steps }: Pick<OrderPreview, 'steps'>) =>
  steps
    .filter(({ kind }) => kind !== 'list')
    .map(({ kind, text, amountFen }, at) => (
      <p key={`${kind}${at}`} className={styles.step}>
        <span className="text-secondary">{kind === 'tier' ? `多件优惠，${text}` : text}</span>
        {kind !== 'gift' && kind !== 'chances' && (
          <Price fen={amountFen} size={16} tone={amountFen < 0 ? 'price' : 'text'} exact />
        )}
      </p>
    ));
