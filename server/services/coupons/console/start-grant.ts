import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { needsCodeAboveFen } from '#core/rules/console/activity-budget.ts';
import type { Tx } from '../../../db/database.ts';
import type { BulkTasks } from '../../../db/schema/bulk-tasks.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit, propose, startTask, type ProposalKind } from '../../operators/public.ts';
import { limitIn } from '../../platform/public.ts';
import { grantInput } from './grant-task.ts';
import { templateById, worthOf } from '../offers/template-by-id.ts';

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;
const input = z.object({ taskId: z.string() });

interface Grant {
  readonly task: Selectable<BulkTasks>;
  readonly couponName: string;
  readonly maxFen: number;
}

/** A checked list under a lock, with what it may cost at most. */
async function lockedGrant(tx: Tx, taskId: string): Promise<Grant> {
  const task = await tx
    .selectFrom('bulk_tasks')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('kind', '=', 'coupon-grant')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!task) throw new NotFound('没有这份名单，请重新上传');
  if (task.state !== 'draft') throw new Refusal('这份名单已经发过了');
  if (task.total === 0) throw new Refusal('名单里没有可以发的号码');
  const template = await templateById(tx, grantInput.parse(task.input).templateId);
  return { task, couponName: template.title, maxFen: task.total * worthOf(template) };
}

const changesOf = ({ couponName, task }: Grant) => [
  { field: '按名单发券', before: '', after: `${couponName}，${task.total.toLocaleString('zh-CN')} 张` },
];

export const grantCoupons: ProposalKind<z.output<typeof input>> = {
  kind: 'coupon.grant',
  act: '按名单发券',
  objectKind: 'task',
  approve: 'coupons.approve',
  input,
  needsTotp: needsCodeAboveFen,
  async dryRun(tx, { taskId }) {
    const grant = await lockedGrant(tx, taskId);
    return {
      target: taskId,
      targetName: grant.task.title,
      baseVersion: `${grant.task.state} ${grant.task.total}`,
      changes: changesOf(grant),
      effects: [
        `最多花费 ${yuan(grant.maxFen)}，每人一张，每人一条站内消息`,
        '批准后马上开始，可以中途停下；已发的不收回',
      ],
      costFen: grant.maxFen,
    };
  },
  async apply(tx, { taskId }, { now }) {
    const { maxFen } = await lockedGrant(tx, taskId);
    await startTask(tx, taskId, maxFen, now);
  },
};

/** Grants to a checked list: at once, or above the limit after a second person agreed. */
export async function startGrant(
  deps: Pick<Deps, 'db' | 'clock'>,
  { taskId, reason }: InputOf<typeof couponConsole.startGrant>,
  call: OperatorCall,
): Promise<DataOf<typeof couponConsole.startGrant>> {
  const now = deps.clock.now();
  const needsSecond = await deps.db.transaction().execute(async (tx) => {
    const grant = await lockedGrant(tx, taskId);
    if (grant.task.made_by !== call.caller.operatorId) throw new NotFound('没有这份名单，请重新上传');
    if (grant.maxFen > (await limitIn(tx, 'grant.aloneFen'))) return true;
    await startTask(tx, taskId, grant.maxFen, now);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: grantCoupons.act,
        objectKind: 'task',
        objectKey: taskId,
        objectName: grant.task.title,
        changes: changesOf(grant),
        reason,
      },
      now,
    );
    return false;
  });
  if (!needsSecond) return { step: 'running', taskId };
  const { proposalId } = await propose(deps, grantCoupons, { input: { taskId }, reason }, call);
  return { step: 'proposed', proposalId };
}
