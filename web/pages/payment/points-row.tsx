import type { OrderPreview } from '#core/contract/order/orders.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { Price } from '#web/ui/price/price.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import styles from './payment.module.css';

interface PointsRowProps {
  readonly points: OrderPreview['points'];
  onChange(isUsed: boolean): void;
}

/** What points can pay of the goods, with the switch that uses them. */
export function PointsRow({ points: { held, usableFen, usedFen }, onChange }: PointsRowProps) {
  return (
    <div className={styles.step}>
      <span>
        <span className="text-secondary">AI豆抵扣</span>
        <span className={styles.sentence}>
          有{held.toLocaleString('zh-CN')}豆，可抵¥{shortYuan(usableFen)}
        </span>
      </span>
      <span className={styles.stepEnd}>
        {usedFen > 0 && <Price fen={-usedFen} size={16} exact />}
        <Switch label="使用AI豆抵扣" checked={usedFen > 0} onChange={onChange} />
      </span>
    </div>
  );
}
