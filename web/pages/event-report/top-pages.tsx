import type { EventsReport } from '#core/contract/sandbox/reports.shapes.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Text } from '#web/ui/text/text.tsx';
import { RankedRows } from './log-rows.tsx';

/** The pages with most events. */
export function TopPages({ pages }: { pages: EventsReport['topPages'] }) {
  return (
    <Floor header={{ title: '热门页面' }}>
      <RankedRows
        label="热门页面的名次"
        empty={pages.length === 0 ? '还没有事件，去打开几个页面吧' : undefined}
      >
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
      </RankedRows>
    </Floor>
  );
}
