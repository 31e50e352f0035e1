import { may } from '#core/rules/console/role-permissions.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';
import type { AnyTaskKind } from './task-kind.ts';

/** Stops a task after its current portion. What is done stays done. */
export async function stopTask(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kinds: readonly AnyTaskKind[],
  { taskId, reason }: { readonly taskId: string; readonly reason: string },
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const task = await tx
      .selectFrom('bulk_tasks')
      .selectAll()
      .where('task_id', '=', taskId)
      .forUpdate()
      .executeTakeFirst();
    const kind = kinds.find((each) => each.kind === task?.kind);
    if (!task || !kind) throw new NotFound('没有这个任务');
    if (!may(call.caller.roles, kind.stop)) throw new Refusal('您的角色不能停止这个任务');
    if (task.state !== 'running') throw new Refusal('任务没有在进行');
    await tx
      .updateTable('bulk_tasks')
      .set({ state: 'stopped', ended_at: now })
      .where('task_id', '=', taskId)
      .execute();
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: `停止任务：${kind.act}`,
        objectKind: 'task',
        objectKey: taskId,
        objectName: task.title,
        changes: [{ field: '进度', before: '进行中', after: `停在 ${task.finished} / ${task.total}` }],
        reason,
      },
      now,
    );
  });
  return null;
}
