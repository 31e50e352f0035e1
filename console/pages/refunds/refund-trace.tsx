import type { ConsoleRefundDetail } from '#core/contract/console/orders/refund-queue.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import styles from './refunds.module.css';

const sides = [
  ['ours', '我们的退款'],
  ['channel', '支付渠道'],
  ['desk', '人工'],
] as const;

/** What each side says, in the order of time. */
export const RefundTrace = ({ refund: { trace } }: { readonly refund: ConsoleRefundDetail }) => (
  <Card title="钱的真相" facts="各说各的，以渠道为准" isFlush>
    <div className={styles.scroll}>
      <table className={styles.trace}>
        <caption>各方经过</caption>
        <thead>
          <tr>
            <th scope="col">时间</th>
            {sides.map(([side, title]) => (
              <th key={side} scope="col">
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
              {sides.map(([side]) => (
                <td key={side}>{entry.side === side && <span data-tone={entry.tone}>{entry.text}</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Card>
);
