import { groupPageErrors, type LoggedPageError } from '#core/rules/failures/group-page-errors.ts';
import { reports } from '#core/contract/sandbox/reports.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { clockTime } from './clock-time.ts';
import { LogRows } from './log-rows.tsx';

/** JavaScript errors that pages reported, one row for each place in our code. */
export function PageErrorsPanel() {
  const { data } = useSandboxQuery(reports.log, { level: 'error', text: 'a page failed', limit: 500 });
  const groups = groupPageErrors((data?.records ?? []).map(loggedError));
  return (
    <Floor header={{ title: '页面错误', meta: '按出错位置合并' }}>
      <LogRows isEmpty={data !== undefined && groups.length === 0}>
        {groups.map(({ where, count, latest, ...seen }) => (
          <li key={where} data-level={50}>
            <details>
              <summary>
                <span className="number">{clockTime(latest.time)}</span>
                <b>{count}次</b>
                <span className="grow one-line">{latest.message}</span>
              </summary>
              <pre>
                {[
                  where,
                  ...Object.values(seen).map((values) => values.join(', ')),
                  latest.stack,
                  latest.componentStack,
                ]
                  .filter(Boolean)
                  .join('\n')}
              </pre>
            </details>
          </li>
        ))}
      </LogRows>
    </Floor>
  );
}

/** A line of the log has fields of any kind; masking may have changed one. */
function loggedError(record: { readonly time: string } & Readonly<Record<string, unknown>>): LoggedPageError {
  const text = (field: string): string | undefined => {
    const value = record[field];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    time: record.time,
    message: text('message') ?? '',
    stack: text('stack'),
    componentStack: text('componentStack'),
    page: text('page'),
    release: text('release'),
    host: text('host'),
    browser: text('browser'),
  };
}
