import type { LogRecord } from '#core/contract/sandbox/reports.shapes.ts';
import { reports } from '#core/contract/sandbox/reports.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { clockTime } from './clock-time.ts';
import { LogRows } from './log-rows.tsx';

interface JobFailure {
  readonly job: string;
  readonly reason: string;
  readonly latest: LogRecord;
  readonly count: number;
}

/** Failed rounds of background jobs, one row for each job and reason. */
export function JobFailuresPanel() {
  const { data } = useSandboxQuery(reports.log, { level: 'error', text: 'job failed', limit: 500 });
  const failures = groupFailures(data?.records ?? []);
  return (
    <Floor header={{ title: '任务失败', meta: '按任务和原因合并' }}>
      <LogRows isEmpty={data !== undefined && failures.length === 0}>
        {failures.map(({ job, reason, latest, count }) => (
          <li key={`${job} ${reason}`} data-level={50}>
            <details>
              <summary>
                <span className="number">{clockTime(latest.time)}</span>
                <b>{count}次</b>
                <span className="grow">
                  {job}：{reason}
                </span>
              </summary>
              <pre>{JSON.stringify(latest, null, 1)}</pre>
            </details>
          </li>
        ))}
      </LogRows>
    </Floor>
  );
}

/** The newest failure of each job and reason, in the order of the log. */
function groupFailures(records: readonly LogRecord[]): readonly JobFailure[] {
  const groups = new Map<string, JobFailure>();
  for (const record of records) {
    const job = typeof record['job'] === 'string' ? record['job'] : '未知任务';
    const reason = reasonOf(record['err']);
    const key = `${job} ${reason}`;
    const known = groups.get(key);
    groups.set(key, known ? { ...known, count: known.count + 1 } : { job, reason, latest: record, count: 1 });
  }
  return [...groups.values()];
}

const reasonOf = (error: unknown): string => {
  const { message } = (error ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' && message !== '' ? message : '没有写明原因';
};
