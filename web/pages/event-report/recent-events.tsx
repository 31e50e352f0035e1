import type { EventsReport } from '#core/contract/sandbox/reports.shapes.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { clockTime } from './clock-time.ts';
import { LogRows } from './log-rows.tsx';

const kinds: Readonly<Record<string, string>> = {
  clk: '点击',
  imp: '曝光',
  ordst: '下单',
  dl: '动作',
  popview: '弹窗',
  pageview: '浏览',
};

/** The subject of an event, as sent by the page. */
const nameOf = (record: Readonly<Record<string, unknown>>): string =>
  [record['plName'], record['pageName'], record['pageId']].find(
    (name): name is string => typeof name === 'string',
  ) ?? '';

/** The newest events, masked as stored. */
export function RecentEvents({ events }: { events: EventsReport['recent'] }) {
  return (
    <Floor header={{ title: '最新事件', meta: '已脱敏' }}>
      <LogRows isEmpty={events.length === 0}>
        {events.map(({ at, kind, record }, row) => (
          <li key={`${at}${row}`}>
            <details>
              <summary>
                <span className="number">{clockTime(at)}</span>
                <b>{kinds[kind] ?? kind}</b>
                <span className="grow one-line">{nameOf(record)}</span>
              </summary>
              <pre>{JSON.stringify(record, null, 1)}</pre>
            </details>
          </li>
        ))}
      </LogRows>
    </Floor>
  );
}
