import type { OrderDetail } from '#core/contract/content/order-query.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './beautiful-order-detail.module.css';

/** What happened to the order, the newest first. */
export function OrderSteps({ log }: Pick<OrderDetail, 'log'>) {
  if (log.length === 0) return null;
  return (
    <Floor header={{ title: '办理进度' }}>
      <ol className={styles.steps}>
        {[...log].reverse().map(({ note, at }) => (
          <li key={`${at}${note}`}>
            <b>{note}</b>
            <time dateTime={at}>{chinaMinute(new Date(at))}</time>
          </li>
        ))}
      </ol>
    </Floor>
  );
}
