import { z } from 'zod';
import type { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { needsSecondPerson } from '#core/rules/console/broadcasts/broadcast-audience.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { dayMs } from '../../../../lifetime.ts';
import { actorOf, appendAudit, propose, type ProposalKind } from '../../../operators/public.ts';
import { countEveryone, countRecipients } from './audience.ts';
import { lockedDraft, productNames, type Broadcast } from './broadcast-rows.ts';
import { changesOf } from './save-broadcast.ts';

const maxAheadMs = 30 * dayMs;
/** Uploaded lists are deleted after seven days (sweep-tasks.ts). */
const listLifeMs = 6 * dayMs;

const input = z.object({
  broadcastId: z.string(),
  edit: z.int(),
  sendAt: z.string().nullable(),
});
type Sending = z.output<typeof input>;

interface Ready {
  readonly row: Broadcast;
  readonly recipients: { readonly value: number; readonly exact: boolean };
  /** Null: at once. */
  readonly at: Date | null;
}

/** The draft under a lock, with how many it reaches now. */
async function readyDraft(tx: Tx, { broadcastId, edit, sendAt }: Sending, now: Date): Promise<Ready> {
  const row = await lockedDraft(tx, broadcastId, edit);
  const at = sendAt === null || Date.parse(sendAt) <= now.getTime() ? null : new Date(sendAt);
  if (at && at.getTime() - now.getTime() > maxAheadMs) throw new Refusal('最多提前 30 天定时');
  const recipients = await recipientsOf(tx, row, at ?? now, now);
  if (recipients.value === 0) throw new Refusal('现在没有人符合，请改发给谁');
  return { row, recipients, at };
}

async function recipientsOf(tx: Tx, { audience, task_id }: Broadcast, at: Date, now: Date) {
  switch (audience.kind) {
    case 'everyone':
      return countEveryone(tx, now);
    case 'filter':
      return countRecipients(tx, audience, now);
    case 'list': {
      const task = await tx
        .selectFrom('bulk_tasks')
        .select(['total', 'made_at'])
        .where('task_id', '=', task_id ?? '')
        .where('state', '=', 'draft')
        .executeTakeFirst();
      if (!task) throw new Refusal('请先上传名单');
      const until = new Date(task.made_at.getTime() + listLifeMs);
      if (at > until)
        throw new Refusal(`名单只保存几天，请定在 ${chinaMinute(until.getTime())} 之前，或重新上传`);
      return { value: task.total, exact: true };
    }
  }
}

const peopleText = ({ value, exact }: Ready['recipients']): string =>
  `${value.toLocaleString('zh-CN')}${exact ? '' : '+'} 人`;

async function changesOfSending(tx: Tx, { row, recipients, at }: Ready) {
  return [
    ...changesOf(undefined, row, await productNames(tx)),
    { field: '人数', before: '', after: peopleText(recipients) },
    { field: '时间', before: '', after: at ? chinaMinute(at.getTime()) : '同意后马上' },
  ].filter(({ after }) => after !== '');
}

/** The job begins it when its time has come. */
const schedule = (tx: Tx, { row, at }: Ready, now: Date, proposalId: string | null) =>
  tx
    .updateTable('broadcasts')
    .set({ state: 'scheduled', send_at: at ?? now, proposal_id: proposalId })
    .where('broadcast_id', '=', row.broadcast_id)
    .execute();

export const sendBroadcast: ProposalKind<Sending> = {
  kind: 'broadcast.send',
  act: '发送消息',
  objectKind: 'broadcast',
  approve: 'messages.approve',
  input,
  needsTotp: () => false,
  async dryRun(tx, sending, now) {
    const ready = await readyDraft(tx, sending, now);
    return {
      target: sending.broadcastId,
      targetName: ready.row.title,
      baseVersion: String(ready.row.edit),
      changes: await changesOfSending(tx, ready),
      effects: [
        ready.row.audience.kind === 'everyone'
          ? '所有用户打开消息页就能看到，以后登录的用户也能看到'
          : '分批写进每个人的消息页，每人最多一条；人数以发送时为准',
        '发送中可以停下；发错了可以撤回，撤回后从所有人的消息页消失',
      ],
      costFen: null,
    };
  },
  async apply(tx, sending, { now, proposalId }) {
    await schedule(tx, await readyDraft(tx, sending, now), now, proposalId);
  },
};

/** Sends a draft at its time; above the limit after a second person agreed. */
export async function startBroadcast(
  deps: Pick<Deps, 'db' | 'clock'>,
  { reason, ...sending }: InputOf<typeof broadcasts.startBroadcast>,
  call: OperatorCall,
): Promise<DataOf<typeof broadcasts.startBroadcast>> {
  const now = deps.clock.now();
  const isScheduled = await deps.db.transaction().execute(async (tx) => {
    const ready = await readyDraft(tx, sending, now);
    const { row, recipients } = ready;
    if (needsSecondPerson(row.audience, recipients.value)) return false;
    await schedule(tx, ready, now, null);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: sendBroadcast.act,
        objectKind: 'broadcast',
        objectKey: row.broadcast_id,
        objectName: row.title,
        changes: await changesOfSending(tx, ready),
        reason,
      },
      now,
    );
    return true;
  });
  if (isScheduled) return { step: 'scheduled' };
  const { proposalId } = await propose(deps, sendBroadcast, { input: sending, reason }, call);
  return { step: 'proposed', proposalId };
}
