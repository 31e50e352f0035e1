import { reports } from '#core/contract/sandbox/reports.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { clockTime } from './clock-time.ts';
import { LogRows } from './log-rows.tsx';

const levelNames: Readonly<Record<number, string>> = {
  20: '调试',
  30: '信息',
  40: '警告',
  50: '错误',
  60: '致命',
};

/** The product's own newest log lines, masked as they were written. */
export function LogPanel() {
  const { data } = useSandboxQuery(reports.log, {});
  return (
    <Floor header={{ title: '服务日志', meta: '最近100行' }}>
      <LogRows isEmpty={data?.records.length === 0}>
        {data?.records.map(({ level, time, msg, ...rest }, row) => (
          <li key={`${time}${row}`} data-level={level}>
            <details>
              <summary>
                <span className="number">{clockTime(time)}</span>
                <b>{levelNames[level] ?? level}</b>
                <span className="grow one-line">{msg}</span>
              </summary>
              <pre>{JSON.stringify(rest, null, 1)}</pre>
            </details>
          </li>
        ))}
      </LogRows>
    </Floor>
  );
}
