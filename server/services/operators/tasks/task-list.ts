import type { Selectable } from 'kysely';
import type { tasks } from '#core/contract/console/operations/tasks.ts';
import type { TaskRow } from '#core/contract/console/operations/tasks.shapes.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { may } from '#core/rules/console/role-permissions.ts';
import type { Db } from '../../../db/database.ts';
import { pageByTime } from '../../../db/keyset-page.ts';
import type { BulkTasks } from '../../../db/schema/bulk-tasks.ts';
import type { Operator } from '../../../http/operators/operator.ts';
import { NotFound } from '../../../http/refusal.ts';
import type { AnyTaskKind } from './task-kind.ts';

type Row = Selectable<BulkTasks> & { readonly maker: string };

/** Tasks that were started, the newest first. */
export async function taskList(
  db: Db,
  kinds: readonly AnyTaskKind[],
  { state, ...input }: InputOf<typeof tasks.tasks>,
  caller: Operator,
): Promise<DataOf<typeof tasks.tasks>> {
  const matching = () => {
    const started = db.selectFrom('bulk_tasks').where('bulk_tasks.state', '<>', 'draft');
    return state === undefined ? started : started.where('bulk_tasks.state', '=', state);
  };
  const rows = matching()
    .innerJoin('operators', 'operators.operator_id', 'bulk_tasks.made_by')
    .selectAll('bulk_tasks')
    .select('operators.name as maker');
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows,
      by: ['bulk_tasks.made_at', 'bulk_tasks.task_id'],
      keyOf: ({ made_at, task_id }) => [made_at, task_id],
      counted: () => matching().select('task_id'),
    },
    input,
  );
  return { nextKey, count, rows: page.map((row) => shown(row, kinds, caller)) };
}

export async function oneTask(
  db: Db,
  kinds: readonly AnyTaskKind[],
  taskId: string,
  caller: Operator,
): Promise<TaskRow> {
  const row = await db
    .selectFrom('bulk_tasks')
    .innerJoin('operators', 'operators.operator_id', 'bulk_tasks.made_by')
    .selectAll('bulk_tasks')
    .select('operators.name as maker')
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这个任务');
  return shown(row, kinds, caller);
}

function shown(row: Row, kinds: readonly AnyTaskKind[], { roles }: Operator): TaskRow {
  const kind = kinds.find((each) => each.kind === row.kind);
  return {
    taskId: row.task_id,
    act: kind?.act ?? row.kind,
    title: row.title,
    state: row.state,
    total: row.total,
    finished: row.finished,
    failed: row.failed,
    spentFen: row.spent_fen,
    budgetFen: row.budget_fen,
    madeBy: { operatorId: row.made_by, name: row.maker },
    madeAt: row.made_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    mayStop: row.state === 'running' && kind !== undefined && may(roles, kind.stop),
  };
}
