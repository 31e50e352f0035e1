import { sql } from 'kysely';
import { maxByOnePerson } from '#core/rules/console/broadcasts/broadcast-audience.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { Work } from '../../../../jobs/service-jobs.ts';
import { draftTask, startTask } from '../../../operators/public.ts';
import { countEveryone, countRecipients } from './audience.ts';
import type { Broadcast } from './broadcast-rows.ts';
import { writeMessages } from './broadcast-tasks.ts';

/** Begins what is due. The rows are the queue, so a restart loses and repeats nothing. */
export const beginBroadcastsWork = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Work => ({
  name: 'begin-broadcasts',
  everyMs: 1_000,
  dueAt: sql`select min(send_at) from broadcasts where state = 'scheduled'`,
  run: () => db.transaction().execute((tx) => beginDue(tx, clock.now())),
});

async function beginDue(tx: Tx, now: Date): Promise<number> {
  const row = await tx
    .selectFrom('broadcasts')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return 0;
  const begun = await begin(tx, row, now);
  await tx
    .updateTable('broadcasts')
    .set(
      begun
        ? { ...begun, state: 'started', started_at: now }
        : { state: 'draft', task_id: null, fault: '名单已删除，请重新上传再发' },
    )
    .where('broadcast_id', '=', row.broadcast_id)
    .execute();
  return 1;
}

/** What it starts with; undefined: its list is gone. */
async function begin(tx: Tx, row: Broadcast, now: Date) {
  const { broadcast_id: broadcastId, audience, task_id, title, made_by } = row;
  const maxFinished = row.proposal_id === null ? maxByOnePerson : null;
  switch (audience.kind) {
    case 'everyone': {
      const { value, exact } = await countEveryone(tx, now);
      // One row for all: it is shown by reading.
      await writeMessages(tx, row, sql`select null::text as user_id`, now);
      return { recipients: value, recipients_exact: exact };
    }
    case 'filter': {
      const { value, exact } = await countRecipients(tx, audience, now);
      const task = {
        kind: 'broadcast',
        title,
        input: { broadcastId },
        madeBy: made_by,
        entries: [],
      } as const;
      const taskId = await draftTask(tx, { ...task, total: value }, now);
      await startTask(tx, taskId, 0, now, maxFinished);
      return { recipients: value, recipients_exact: exact, task_id: taskId };
    }
    case 'list': {
      const task = await tx
        .selectFrom('bulk_tasks')
        .select('total')
        .where('task_id', '=', task_id ?? '')
        .executeTakeFirst();
      if (!task || task_id === null || !(await startTask(tx, task_id, 0, now, maxFinished))) return undefined;
      return { recipients: task.total, recipients_exact: true };
    }
  }
}
