import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { BulkTasks } from '../../../db/schema/bulk-tasks.ts';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import type { AnyTaskKind, EntryOutcome, ReadyEntry, TaskKind, WalkTask } from './task-kind.ts';

const portion = 500;

/**
 * Does the running tasks of these kinds, the oldest first, a portion in each transaction: what was not committed is done again, what was
 * is not. Kinds that must not wait for each other are works of their own.
 */
export const runTasksWork = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kinds: readonly AnyTaskKind[],
  name = 'run-bulk-tasks',
): Work => ({
  name,
  everyMs: 2_000,
  dueAt: sql`
    select to_timestamp(0) where exists (
      select from bulk_tasks where state = 'running' and kind = any(${kinds.map(({ kind }) => kind)}::text[]))`,
  run: () => db.transaction().execute((tx) => runPortion(tx, kinds, clock.now())),
});

async function runPortion(tx: Tx, kinds: readonly AnyTaskKind[], now: Date): Promise<number> {
  // Stopping waits for the portion; another process does not.
  const task = await tx
    .selectFrom('bulk_tasks')
    .selectAll()
    .where('state', '=', 'running')
    .where(
      'kind',
      'in',
      kinds.map(({ kind }) => kind),
    )
    .orderBy('made_at')
    .orderBy('task_id')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!task) return 0;
  const kind = kinds.find((each) => each.kind === task.kind);
  if (!kind) throw new Error(`no kind of task is named ${task.kind}`);
  return 'walk' in kind ? walkPortion(tx, kind, task, now) : runLines(tx, kind, task, now);
}

async function walkPortion(tx: Tx, kind: WalkTask, task: Selectable<BulkTasks>, now: Date): Promise<number> {
  const { finished, walkedTo, end } = await kind.walk(tx, task, now);
  const reached = task.finished + finished;
  await tx
    .updateTable('bulk_tasks')
    .set({
      finished: reached,
      // What was counted before changes meanwhile.
      total: end === 'done' ? reached : Math.max(task.total, reached),
      walked_to: walkedTo,
      ...(end && { state: end, ended_at: now }),
    })
    .where('task_id', '=', task.task_id)
    .execute();
  return 1;
}

async function runLines(tx: Tx, kind: TaskKind, task: Selectable<BulkTasks>, now: Date): Promise<number> {
  const entries = await readyEntries(tx, task.task_id, kind.portion ?? portion);
  if (entries.length === 0) {
    await tx
      .updateTable('bulk_tasks')
      .set({ state: 'done', ended_at: now })
      .where('task_id', '=', task.task_id)
      .execute();
    return 1;
  }
  const costFen = await kind.costFen(tx, task);
  const affordable =
    costFen === 0 ? entries.length : Math.floor((task.budget_fen - task.spent_fen) / costFen);
  const outcomes = [
    ...(await kind.run(tx, task, entries.slice(0, affordable), now)),
    ...entries.slice(affordable).map(({ entryId }) => ({ entryId, fault: '预算已用完' })),
  ];
  await settle(tx, task, outcomes, costFen);
  return entries.length;
}

async function readyEntries(tx: Tx, taskId: string, limit: number): Promise<readonly ReadyEntry[]> {
  const rows = await tx
    .selectFrom('bulk_task_lines')
    .select(['line_id', 'user_id', 'target_key'])
    .where('task_id', '=', taskId)
    .where('state', '=', 'ready')
    .orderBy('line_no')
    .limit(limit)
    .execute();
  return rows.map(({ line_id, user_id, target_key }) => ({
    entryId: line_id,
    userId: user_id ?? '',
    targetKey: target_key ?? '',
  }));
}

async function settle(
  tx: Tx,
  task: Selectable<BulkTasks>,
  outcomes: readonly EntryOutcome[],
  costFen: number,
): Promise<void> {
  const results = outcomes.map((each) => ('resultKey' in each ? each.resultKey : null));
  const faults = outcomes.map((each) => ('fault' in each ? each.fault : ''));
  await sql`
    update bulk_task_lines l set
      state = case when w.result_key is null then 'failed' else 'done' end,
      result_key = w.result_key, reason = case when w.result_key is null then w.fault else l.reason end
    from unnest(${outcomes.map(({ entryId }) => entryId)}::text[], ${results}::text[], ${faults}::text[])
      as w(line_id, result_key, fault)
    where l.line_id = w.line_id`.execute(tx);
  const finished = results.filter((key) => key !== null).length;
  await sql`
    update bulk_tasks set finished = finished + ${finished}, failed = failed + ${outcomes.length - finished},
      spent_fen = spent_fen + ${finished * costFen}
    where task_id = ${task.task_id}`.execute(tx);
}
