import type { ReactNode } from 'react';
import type { ConsoleEndpoint } from '#core/contract/endpoint.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import { formatTime } from '../../platform/format.ts';
import { ListState, Tag } from '../../ui/parts.tsx';
import type { ReportField, ReportFilters } from './report-filters.ts';
import styles from './reports.module.css';

/** The counts follow within minutes. */
export const everyMs = 30_000;
const staleMs = 15 * 60_000;

export interface Shown {
  readonly readAt: string;
  readonly countedUntil: string | null;
  readonly from: string;
  readonly until: string;
  readonly total: { readonly now: object; readonly before: object };
}

interface ReportShellProps<Data extends Shown> {
  readonly title: string;
  readonly groups: readonly (readonly [by: string, title: string])[];
  readonly fields: readonly ReportField[];
  readonly filters: ReportFilters;
  readonly onChange: (filters: ReportFilters) => void;
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    refetch(): unknown;
  };
  readonly by: string;
  readonly endpoint: ConsoleEndpoint;
  /** What the call is asked for, as the address of the file has it. */
  readonly input: object;
  readonly children: (data: Data, aside: ReactNode, groupTitle: string) => ReactNode;
}

/** The groups and filters of a report, until when it is counted, and its states; the report itself is its child. */
export function ReportShell<Data extends Shown>({
  title,
  groups,
  fields,
  filters,
  onChange,
  query,
  by,
  endpoint,
  input,
  children,
}: ReportShellProps<Data>) {
  const { data } = query;
  const hasCounts = data !== undefined && !isEmpty(data);
  const groupTitle = groups.find(([group]) => group === by)?.[1] ?? '';
  const exported = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const aside = (
    <>
      <span className={styles.space} />
      <ExportButton endpoint={endpoint} filters={exported} fileName={title} />
    </>
  );
  return (
    <>
      <FilterBar fields={fields} filters={filters} onChange={onChange}>
        {groups.length > 1 && (
          <div className={styles.choice} role="group" aria-label="怎么分组">
            {groups.map(([group, name]) => (
              <button
                key={group}
                type="button"
                aria-pressed={group === by}
                onClick={() => onChange({ ...filters, by: group === 'day' ? undefined : group })}
              >
                按{name}
              </button>
            ))}
          </div>
        )}
      </FilterBar>
      {data && (
        <p className={styles.facts}>
          {data.from} 到 {data.until}，数据到{' '}
          {data.countedUntil === null ? '—' : formatTime(data.countedUntil)}
          。变化是和前一段同样长的时间比，今天还没过完，不算在内
          {isStale(data) && <Tag tone="warning">统计落后，数字会补上</Tag>}
        </p>
      )}
      {(query.error || !hasCounts) && (
        <ListState
          query={query}
          isEmpty={data !== undefined && !hasCounts}
          empty={
            data?.countedUntil === null ? '第一次统计还没有完成，几分钟后再看' : '这段时间没有符合条件的数据'
          }
        />
      )}
      {hasCounts && children(data, aside, groupTitle)}
    </>
  );
}

const isEmpty = ({ total }: Shown): boolean =>
  [...Object.values(total.now), ...Object.values(total.before)].every((count) => count === 0);

const isStale = ({ readAt, countedUntil }: Shown): boolean =>
  countedUntil !== null && Date.parse(readAt) - Date.parse(countedUntil) > staleMs;
