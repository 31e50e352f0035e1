import type { EventsReport } from '#web/features/sandbox/sandbox-api.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { clockTime } from './clock-time.ts';

const kinds: Readonly<Record<string, string>> = {
  clk: '点击',
  imp: '曝光',
  ordst: '下单',
  dl: '动作',
  popview: '弹窗',
  pageview: '浏览',
};

/** What an event is about, in the words of whoever sent it. */
const nameOf = (record: Readonly<Record<string, unknown>>): string =>
  [record['plName'], record['pageName'], record['pageId']].find(
    (name): name is string => typeof name === 'string',
  ) ?? '';

/** The newest events as they lie in the table: masked. */
export function RecentEvents({ events }: { events: EventsReport['recent'] }) {
  return (
    <Floor header={{ title: '最新事件', meta: '已脱敏' }}>
      {events.length === 0 && <p className="er__n">暂无</p>}
      <ul className="er__rows">
        {events.map(({ at, kind, record }, row) => (
          <li key={`${at}${row}`}>
            <details>
              <summary>
                <span className="num">{clockTime(at)}</span>
                <b>{kinds[kind] ?? kind}</b>
                <span className="grow l1">{nameOf(record)}</span>
              </summary>
              <pre>{JSON.stringify(record, null, 1)}</pre>
            </details>
          </li>
        ))}
      </ul>
    </Floor>
  );
}
