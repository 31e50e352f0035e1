import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TaskEntryRow } from '#core/contract/console/operations/tasks.shapes.ts';
import { tasks } from '#core/contract/console/operations/tasks.ts';
import { taskEntryStates } from '#core/rules/console/operations/task-states.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { formatFen, formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { ListState, Tag } from '../../ui/parts.tsx';
import { StopTaskForm } from './stop-task-form.tsx';
import { TaskProgress, TaskStateTag } from './task-progress.tsx';
import styles from './tasks.module.css';

const tones = { ready: 'plain', done: 'success', failed: 'danger', wrong: 'warning' } as const;
const columns: readonly Column<TaskEntryRow>[] = [
  { title: '行', cell: ({ lineNo }) => lineNo.toLocaleString('zh-CN') },
  { title: '内容', cell: ({ content }) => content || '原文已删除' },
  { title: '结果', cell: ({ state }) => <Tag tone={tones[state]}>{taskEntryStates[state]}</Tag> },
  { title: '说明', cell: ({ reason }) => reason || '—' },
];
const everyMs = 2000;

/** One task: how far it is, its stop, and what became of each line. */
export function TaskReport({ taskId }: { readonly taskId: string }) {
  const query = useQuery({
    ...reading(tasks.task, { taskId }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? everyMs : false),
  });
  const task = query.data;
  const [isStopping, setStopping] = useState(false);
  if (!task)
    return (
      <Card title="任务">
        <ListState query={query} isEmpty={false} empty="" />
      </Card>
    );
  const { title, state, madeBy, madeAt, endedAt, spentFen, budgetFen, mayStop } = task;
  return (
    <Card
      title={title}
      facts={`${madeBy.name} ${formatTime(madeAt)} 建${endedAt === null ? '' : `，${formatTime(endedAt)} 结束`}`}
    >
      <div className={styles.line}>
        <TaskStateTag state={state} />
        <TaskProgress {...task} />
        <span className={styles.muted}>
          花费 {formatFen(spentFen)}，最多 {formatFen(budgetFen)}
        </span>
        <span className={styles.space} />
        {mayStop && state === 'running' && (
          <Button look="danger" onPress={() => setStopping(true)}>
            停止…
          </Button>
        )}
        <ExportButton endpoint={tasks.taskLines} filters={{ taskId }} fileName={`任务报告 ${title}`} />
      </div>
      {isStopping && <StopTaskForm taskId={taskId} title={title} onClose={() => setStopping(false)} />}
      {/* With another key it reads once more when the task ends. */}
      <TaskLines key={state} taskId={taskId} isRunning={state === 'running'} />
    </Card>
  );
}

interface TaskLinesProps {
  readonly taskId: string;
  readonly isRunning: boolean;
}
function TaskLines({ taskId, isRunning }: TaskLinesProps) {
  const lines = useRows(tasks.taskLines, { taskId }, isRunning ? { every: everyMs } : {});
  return (
    <>
      {(lines.rows.length === 0 || lines.query.error) && (
        <ListState query={lines.query} isEmpty={lines.rows.length === 0} empty="这个任务没有行" />
      )}
      {lines.rows.length > 0 && (
        <DataTable
          caption="逐行结果"
          columns={columns}
          rows={lines.rows}
          keyOf={({ lineNo }) => String(lineNo)}
        />
      )}
      {lines.hasMore && (
        <Button busy={lines.isLoadingMore} onPress={lines.loadMore}>
          更多行
        </Button>
      )}
    </>
  );
}
