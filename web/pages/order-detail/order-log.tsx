import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './order-detail.module.css';

/** 订单动态: every change with its reason, the latest first. */
export const OrderLog = ({ log }: Pick<GoodsOrder, 'log'>) => (
  <Floor header={{ title: '订单动态', look: 'plain' }}>
    <ol className={styles.log}>
      {[...log].reverse().map(({ at, reason }, index) => (
        <li key={`${at}${index}`}>
          <span>{reason}</span>
          <time className="text-caption text-tertiary" dateTime={at}>
            {chinaMinute(Date.parse(at))}
          </time>
        </li>
      ))}
    </ol>
  </Floor>
);
