import type { OrderDetail } from '#core/contract/content/order-query.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Price } from '#web/ui/price/price.tsx';
import styles from './beautiful-order-detail.module.css';

/** What was paid, for which number and when. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const facts: readonly (readonly [string, string | null])[] = [
    ['获得方式', order.payMethodName],
    ['充值号码', order.benefitMobile],
    ['下单时间', chinaMinute(new Date(order.createdAt))],
    ['订单编号', order.orderId],
  ];
  return (
    <Floor header={{ title: '订单信息' }}>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {order.priceLines.map(({ label, amountFen }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Price fen={amountFen} size={16} tone="text" exact />
            </dd>
          </div>
        ))}
      </dl>
    </Floor>
  );
}
