import type { refundQueue } from '#core/contract/console/orders/refund-queue.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { sendRefundObstacle } from '#core/rules/console/orders/refund-acts.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit, propose } from '../../../operators/public.ts';
import {
  applyRefundAnswer,
  askRefundChannel,
  finishSending,
  markSentAgain,
  type AskedRefund,
} from '../../../payments/public.ts';
import { refundDetail } from './refund-detail.ts';
import { refundEnd } from './refund-end-kind.ts';

type Call<Name extends keyof typeof refundQueue> = (typeof refundQueue)[Name];

/**
 * Asks the channel what it has of the refund. What it made counts as when the refund's job had asked; the operator decides nothing. What is
 * written of it is committed with the entry of the act.
 */
export async function askRefund(
  deps: Deps,
  refundNo: string,
  call: OperatorCall,
): Promise<DataOf<Call<'askRefund'>>> {
  const refund = await refundDetail(deps, refundNo);
  if (refund.acts.ask !== null) throw new Refusal(refund.acts.ask);
  const asked = await askRefundChannel(deps, refundNo);
  const said = saidText(asked?.said);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    if (asked) await applyRefundAnswer(tx, asked, now);
    await appendAudit(
      tx,
      actorOf(call),
      { act: '查退款', objectKind: 'refund', objectKey: refundNo, objectName: refund.name, reason: said },
      now,
    );
  });
  return { said };
}

function saidText(said: AskedRefund['said'] | undefined): string {
  switch (said?.kind) {
    case undefined:
      return '没有可以问的支付渠道';
    case 'done':
      return '渠道已退回';
    case 'pending':
      return '渠道正在处理';
    case 'absent':
      return '渠道没有这一笔退款';
    case 'refused':
      return `渠道拒绝：${said.reason}`;
    case 'unknown':
      return '渠道没有答复';
  }
}

/**
 * Sends a refund to its channel again under its own number. The entry stands in the audit log before the channel is asked, because the money
 * may have moved when no answer comes; with it stands that the refund is to be sent, which a job does when this process ends before.
 */
export async function sendRefundAgain(
  deps: Deps,
  { refundNo, reason }: InputOf<Call<'sendRefundAgain'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'sendRefundAgain'>>> {
  const refund = await refundDetail(deps, refundNo);
  const obstacle = sendRefundObstacle(refund.state);
  if (obstacle) throw new Refusal(obstacle);
  const now = deps.clock.now();
  const marked = await deps.db.transaction().execute(async (tx) => {
    const sent = await markSentAgain(tx, refundNo, now);
    if (sent.kind === 'busy') throw new Refusal('正在重新发送，请稍后再看');
    if (sent.kind === 'over') throw new Refusal(isOverSentence);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '重新发送退款',
        objectKind: 'refund',
        objectKey: refundNo,
        objectName: refund.name,
        changes: [
          {
            field: '下一次请求',
            before: refund.onHoldSince === null ? `已请求 ${refund.tries} 次，等下一次` : '已挂起',
            after: '立即',
          },
        ],
        reason,
      },
      now,
    );
    return sent;
  });
  return { outcome: outcomeText(await finishSending(deps, marked)) };
}

const isOverSentence = '这笔退款刚刚已经结束，请刷新';

function outcomeText(sent: Awaited<ReturnType<typeof finishSending>>): string {
  switch (sent.kind) {
    case 'repaired':
      return '渠道已退回';
    case 'queued':
    case 'repairing':
      return '已立即再次请求渠道，结果稍后显示';
    case 'failed':
      throw new Refusal(`没有退成，仍然挂起。${sent.reason}`);
    case 'not-open':
      throw new Refusal(isOverSentence);
  }
}

export const proposeRefundEnd = (
  deps: Deps,
  { reason, ...input }: InputOf<Call<'proposeRefundEnd'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'proposeRefundEnd'>>> =>
  propose(deps, refundEnd, { input: { ...input, reason }, reason }, call);
