import { Link } from '@tanstack/react-router';
import type { EveryActivityRow } from '#core/contract/console/activities/every-activity.shapes.ts';
import { activityKindNames } from '#core/rules/console/activities/activity-names.ts';
import { formatFen } from '../../platform/format.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Meter } from '../../ui/figure.tsx';
import { activityPeriod, ActivityStateTag } from './activity-words.tsx';
import styles from './activities.module.css';

/** Sessions of flash sales have a page of their own. */
export const isSession = ({ kind }: Pick<EveryActivityRow, 'kind'>): boolean =>
  kind === 'flash' || kind === 'half' || kind === 'draw';

export const ActivityLink = ({ row }: { readonly row: EveryActivityRow }) =>
  isSession(row) ? (
    <Link to="/flash-sales/$sessionId" params={{ sessionId: row.activityId }} className={styles.link}>
      {row.name}
    </Link>
  ) : (
    <Link
      to="/activities/$kind/$activityId"
      params={{ kind: row.kind, activityId: row.activityId }}
      className={styles.link}
    >
      {row.name}
    </Link>
  );

export const activityColumns: readonly Column<EveryActivityRow>[] = [
  { title: '活动', cell: (row) => <ActivityLink row={row} /> },
  { title: '类型', cell: ({ kind }) => activityKindNames[kind] },
  { title: '时间', cell: (row) => <span className={styles.time}>{activityPeriod(row)}</span> },
  { title: '状态', cell: ({ state }) => <ActivityStateTag state={state} /> },
  {
    title: '预算',
    cell: ({ name, budgetFen, spentFen }) =>
      budgetFen === null ? (
        '不限'
      ) : (
        <span className={styles.used}>
          <Meter part={spentFen ?? 0} whole={budgetFen} label={`${name} 预算已用`} warns />
          {formatFen(spentFen ?? 0)} / {formatFen(budgetFen)}
        </span>
      ),
  },
  { title: '今天参与', align: 'end', cell: ({ joinedToday }) => joinedToday.toLocaleString('zh-CN') },
  { title: '今天花费', align: 'end', cell: ({ spentTodayFen }) => formatFen(spentTodayFen) },
];
