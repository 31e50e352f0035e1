import type { EventsReport } from '#core/contract/sandbox/reports.shapes.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './event-report.module.css';

/** The pages with most events. */
export function TopPages({ pages }: { pages: EventsReport['topPages'] }) {
  return (
    <Floor header={{ title: '热门页面' }}>
      {pages.length === 0 && <p className={styles.note}>还没有事件，去打开几个页面吧</p>}
      <ol className={styles.topPages}>
        {pages.map(({ pageId, pageName, events, visits }) => (
          <li key={pageId}>
            <span className="grow">
              {pageName ?? pageId}
              <span className={styles.note}>　{pageId}</span>
            </span>
            <span className="number">{events}</span>
            <span className={styles.note}>{visits} 次访问</span>
          </li>
        ))}
      </ol>
    </Floor>
  );
}
