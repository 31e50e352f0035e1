import { useQuery } from '@tanstack/react-query';
import { activityKinds } from '#core/contract/console/activities/activity-kinds.ts';
import type { ActivityCost } from '#core/contract/console/reports/activity-costs.shapes.ts';
import { activityReports } from '#core/contract/console/reports/reports.ts';
import { activityKindNames, activityStateNames } from '#core/rules/console/activities/activity-names.ts';
import { changeOf } from '#core/rules/console/figures/change-of.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { formatFen } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Meter } from '../../ui/figure.tsx';
import { dayFields, periodInput, type ReportFilters } from './report-filters.ts';
import { DaysCard, TotalFigures } from './report-frame.tsx';
import { everyMs, ReportShell } from './report-shell.tsx';
import { costCharts, costMeasures } from './report-views.ts';
import styles from './reports.module.css';

const kindOptions = activityKinds.map((kind) => [kind, activityKindNames[kind]] as const);
const shown = (value: number): string => value.toLocaleString('zh-CN');

const columns: readonly Column<ActivityCost>[] = [
  { title: '活动', cell: ({ name }) => name },
  { title: '类型', cell: ({ kind }) => activityKindNames[kind] },
  { title: '状态', cell: ({ state }) => activityStateNames[state] },
  { title: '参与', align: 'end', cell: ({ now }) => shown(now.joined) },
  { title: '得到', align: 'end', cell: ({ now }) => shown(now.won) },
  {
    title: '这段时间花费',
    align: 'end',
    cell: ({ now, complete, before }) => (
      <span className={styles.number}>
        {formatFen(now.spentFen)}
        <small>{changeOf(complete.spentFen, before.spentFen) ?? ''}</small>
      </span>
    ),
  },
  {
    title: '预算',
    align: 'end',
    cell: ({ budgetFen }) => (budgetFen === null ? '不限' : formatFen(budgetFen)),
  },
  {
    title: '已用',
    align: 'end',
    cell: ({ name, budgetFen, usedFen }) => (
      <span className={styles.budget}>
        {usedFen === null ? '—' : formatFen(usedFen)}
        {budgetFen !== null && usedFen !== null && (
          <Meter part={usedFen} whole={budgetFen} label={`${name}已用`} warns />
        )}
      </span>
    ),
  },
];

interface ActivityTabProps {
  readonly filters: ReportFilters;
  readonly onChange: (filters: ReportFilters) => void;
}

/** What activities cost in a period, and how much of their budgets is used. */
export function ActivityTab({ filters, onChange }: ActivityTabProps) {
  const kind = activityKinds.find((each) => each === filters.kind);
  const input = { ...periodInput(filters), ...(kind && { kind }) };
  const query = useQuery({ ...reading(activityReports.activityCosts, input), refetchInterval: everyMs });
  return (
    <ReportShell
      title="活动成本"
      groups={[]}
      fields={[...dayFields, { kind: 'choice', name: 'kind', title: '类型', options: kindOptions }]}
      filters={filters}
      onChange={onChange}
      query={query}
      by="activity"
      endpoint={activityReports.activityCosts}
      input={input}
    >
      {({ readAt, total, days, rows }, aside) => (
        <>
          <TotalFigures measures={costMeasures} total={total} />
          <div className={styles.charts}>
            {costCharts.map((chart) => (
              <DaysCard key={chart.title} chart={chart} days={days} today={chinaDay(Date.parse(readAt))} />
            ))}
          </div>
          <Card title="活动成本对预算" facts={`共 ${rows.length} 个活动`} aside={aside} isFlush>
            <DataTable caption="活动成本对预算" columns={columns} rows={rows} keyOf={({ key }) => key} />
          </Card>
        </>
      )}
    </ReportShell>
  );
}
