import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { BulkTasks } from '../../../db/schema/bulk-tasks.ts';
import { newId } from '../../../http/secrets.ts';

export interface TaskEntry {
  readonly lineNo: number;
  readonly contentSealed: string | null;
  readonly userId: string | null;
  /** What it is about, if not a subscriber. */
  readonly targetKey?: string;
  readonly state: 'ready' | 'wrong';
  readonly reason: string;
}

interface NewTask {
  readonly kind: BulkTasks['kind'];
  readonly title: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly madeBy: string;
  readonly entries: readonly TaskEntry[];
  /** Of a task without lines: how many it will reach, as far as is known. */
  readonly total?: number;
}

/** Stores a checked list, of which nothing is done yet. */
export async function draftTask(
  tx: Tx,
  { kind, title, input, madeBy, entries, total }: NewTask,
  now: Date,
): Promise<string> {
  const taskId = newId();
  await tx
    .insertInto('bulk_tasks')
    .values({
      task_id: taskId,
      kind,
      title,
      input: JSON.stringify(input),
      state: 'draft',
      total: total ?? entries.filter(({ state }) => state === 'ready').length,
      made_by: madeBy,
      made_at: now,
      started_at: null,
      ended_at: null,
    })
    .execute();
  await sql`
    insert into bulk_task_lines (line_id, task_id, line_no, content_sealed, user_id, state, reason, target_key)
    select ${taskId} || ':' || w.line_no, ${taskId}, w.line_no, w.content, w.user_id, w.state, w.reason, w.target_key
    from unnest(${entries.map(({ lineNo }) => lineNo)}::integer[], ${entries.map(({ contentSealed }) => contentSealed)}::text[],
      ${entries.map(({ userId }) => userId)}::text[], ${entries.map(({ state }) => state)}::text[],
      ${entries.map(({ reason }) => reason)}::text[], ${entries.map(({ targetKey }) => targetKey ?? null)}::text[])
      as w(line_no, content, user_id, state, reason, target_key)`.execute(tx);
  return taskId;
}

/** Starts a draft that may cost at most the budget and reach at most so many. False when it was started before. */
export async function startTask(
  tx: Tx,
  taskId: string,
  budgetFen: number,
  now: Date,
  maxFinished: number | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bulk_tasks')
    .set({ state: 'running', started_at: now, budget_fen: budgetFen, max_finished: maxFinished })
    .where('task_id', '=', taskId)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
