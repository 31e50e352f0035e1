import type { EventsReport } from '#core/contract/sandbox/reports.shapes.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './event-report.module.css';

/** The pages with most events. */
export function TopPages({ pages }: { pages: EventsReport['topPages'] }) {
  return (
    <Floor header={{ title: '热门页面' }}>
      {pages.length === 0 && (
        <Text as="p" look="caption">
          还没有事件，去打开几个页面吧
        </Text>
      )}
      <ol className={styles.topPages}>
        {pages.map(({ pageId, pageName, events, visits }) => (
          <li key={pageId}>
            <span className="grow">
              {pageName ?? pageId}
              <Text look="caption">　{pageId}</Text>
            </span>
            <span className="number">{events}</span>
            <Text look="caption">{visits} 次访问</Text>
          </li>
        ))}
      </ol>
    </Floor>
  );
}
