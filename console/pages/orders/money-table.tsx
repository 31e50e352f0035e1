import type { ConsoleOrderDetail } from '#core/contract/console/orders/orders.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import { payMethodName } from './order-words.tsx';
import styles from './orders.module.css';

/** What each side says, in the order of time: a column for our order, and one for each attempt to pay. */
export function MoneyTable({ order: { trace, payments } }: { readonly order: ConsoleOrderDetail }) {
  const sides = [
    { paymentNo: null, title: '我们的订单' },
    ...payments.map(({ paymentNo, payMethodId }, at) => ({
      paymentNo,
      title: `尝试 ${at + 1}，${payMethodName(payMethodId)} …${paymentNo.slice(-6)}`,
    })),
  ];
  return (
    <Card title="钱的真相" facts="各说各的，以查单为准" isFlush>
      <div className={styles.scroll}>
        <table className={styles.money}>
          <caption>各方经过</caption>
          <thead>
            <tr>
              <th scope="col">时间</th>
              {sides.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trace.map((entry, at) => (
              <tr key={at}>
                <th scope="row">
                  <time dateTime={entry.at}>{formatTime(entry.at)}</time>
                </th>
                {sides.map(({ paymentNo, title }) => (
                  <td key={title}>
                    {entry.paymentNo === paymentNo && <span data-tone={entry.tone}>{entry.text}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
