import type { EventsReport } from '#core/contract/sandbox/reports.shapes.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { clockTime } from './clock-time.ts';
import styles from './event-report.module.css';

/** Events per minute of the last hour, by outcome. */
export function MinuteBars({ report: { perMinute, total, ingestion } }: { report: EventsReport }) {
  const max = Math.max(1, ...perMinute.map((each) => each.total));
  const [first, last] = [perMinute[0], perMinute[perMinute.length - 1]];
  return (
    <Floor header={{ title: '每分钟事件', meta: `近一小时 ${total} 条` }}>
      <div className={styles.bars} role="img" aria-label={`近一小时共${total}条事件，每分钟最多${max}条`}>
        {perMinute.map(({ minute, total: count }) => (
          <i
            key={minute}
            style={{ '--bar-share': count / max }}
            title={`${clockTime(minute)}　${count} 条`}
          />
        ))}
      </div>
      <p className={styles.axis}>
        <span>{first && clockTime(first.minute)}</span>
        <span>{last && clockTime(last.minute)}</span>
      </p>
      <dl className={styles.facts}>
        {(
          [
            ['已接收', ingestion.accepted],
            ['已入库', ingestion.stored],
            ['排队中', ingestion.waiting],
            ['丢弃', ingestion.dropped + ingestion.lost],
          ] as const
        ).map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number">{count}</dd>
          </div>
        ))}
      </dl>
    </Floor>
  );
}
