import type { EventsReport } from '#web/features/sandbox/sandbox-api.ts';
import { Floor } from '#web/ui/floor/floor.tsx';

/** The pages with most events. */
export function TopPages({ pages }: { pages: EventsReport['topPages'] }) {
  return (
    <Floor header={{ title: '热门页面' }}>
      {pages.length === 0 && <p className="er__n">还没有事件，去打开几个页面吧</p>}
      <ol className="er__pages">
        {pages.map(({ pageId, pageName, events, visits }) => (
          <li key={pageId}>
            <span className="grow">
              {pageName ?? pageId}
              <span className="er__n">　{pageId}</span>
            </span>
            <span className="num">{events}</span>
            <span className="er__n">{visits} 次访问</span>
          </li>
        ))}
      </ol>
    </Floor>
  );
}
