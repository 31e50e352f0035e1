import type { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../../operators/public.ts';
import { lockedBroadcast } from './broadcast-rows.ts';

/** Ends a broadcast at once, by one person: inboxes leave out what belongs to it, and what was not sent is not sent. */
export async function withdrawBroadcast(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { broadcastId, reason }: InputOf<typeof broadcasts.withdrawBroadcast>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const row = await lockedBroadcast(tx, broadcastId);
    if (row.state === 'withdrawn') throw new Refusal('已经撤回了');
    await tx
      .updateTable('broadcasts')
      .set({ state: 'withdrawn', withdrawn_at: now, withdrawn_by: call.caller.operatorId })
      .where('broadcast_id', '=', broadcastId)
      .execute();
    const stopped =
      row.task_id === null
        ? undefined
        : await tx
            .updateTable('bulk_tasks')
            .set({ state: 'stopped', ended_at: now })
            .where('task_id', '=', row.task_id)
            .where('state', '=', 'running')
            .returning('finished')
            .executeTakeFirst();
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '撤回消息',
        objectKind: 'broadcast',
        objectKey: broadcastId,
        objectName: row.title,
        changes: [
          {
            field: '状态',
            before: { draft: '草稿', scheduled: '定时', started: stopped ? '发送中' : '已发送' }[row.state],
            after: stopped ? `已撤回，停在 ${stopped.finished} 人` : '已撤回',
          },
        ],
        reason,
      },
      now,
    );
  });
  return null;
}
