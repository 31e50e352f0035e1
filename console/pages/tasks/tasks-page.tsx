import { getRouteApi, Link } from '@tanstack/react-router';
import type { TaskRow } from '#core/contract/console/operations/tasks.shapes.ts';
import { tasks } from '#core/contract/console/operations/tasks.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { taskStateNames } from '#core/rules/console/operations/task-states.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { formatFen, formatTime } from '../../platform/format.ts';
import { useRows } from '../../platform/use-rows.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Head } from '../../ui/parts.tsx';
import { TaskProgress, TaskStateTag } from './task-progress.tsx';
import { TaskReport } from './task-report.tsx';
import styles from './tasks.module.css';

const route = getRouteApi('/shell/tasks');
const { running, stopped, done } = taskStateNames;
const fields = [
  { kind: 'choice', name: 'state', title: '状态', options: Object.entries({ running, stopped, done }) },
] as const satisfies readonly FilterField[];
const columns: readonly Column<TaskRow>[] = [
  {
    title: '任务',
    cell: ({ taskId, title }) => (
      <Link to="/tasks" search={(before) => ({ ...before, task: taskId })} className={styles.link}>
        {title}
      </Link>
    ),
  },
  { title: '做什么', cell: ({ act }) => act },
  { title: '进度', cell: (row) => <TaskProgress {...row} /> },
  { title: '花费', align: 'end', cell: ({ spentFen }) => formatFen(spentFen) },
  { title: '谁建的', cell: ({ madeBy }) => madeBy.name },
  { title: '时间', cell: ({ madeAt }) => formatTime(madeAt) },
  { title: '状态', cell: ({ state }) => <TaskStateTag state={state} /> },
];

/** Tasks over many lines, the newest first; the chosen one with its report. */
export function TasksPage() {
  const { task, ...filters } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useRows(tasks.tasks, filters as Omit<InputOf<typeof tasks.tasks>, 'after' | 'limit'>, {
    every: 3000,
  });
  const open = (taskId: string): void => void navigate({ search: { ...filters, task: taskId } });
  return (
    <>
      <Head title="任务" facts={list.countText ? `${list.countText} 个` : ''}>
        <ExportButton endpoint={tasks.tasks} filters={filters} fileName="任务" />
      </Head>
      <FilterBar fields={fields} filters={filters} onChange={(search) => void navigate({ search })} />
      <div className={styles.stack}>
        {task !== undefined && <TaskReport key={task} taskId={task} />}
        <RowList
          caption="任务"
          columns={columns}
          list={list}
          keyOf={({ taskId }) => taskId}
          onOpen={open}
          empty="还没有任务；在优惠券里按名单发放会建任务"
        />
      </div>
    </>
  );
}
