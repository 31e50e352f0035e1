import type { refundQueue } from '#core/contract/console/orders/refund-queue.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { sendRefundObstacle } from '#core/rules/console/orders/refund-acts.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit, propose } from '../../../operators/public.ts';
import { askRefundChannel, sendRefundNow, type SentAgain } from '../../../payments/public.ts';
import { refundDetail } from './refund-detail.ts';
import { refundEnd } from './refund-end-kind.ts';

type Call<Name extends keyof typeof refundQueue> = (typeof refundQueue)[Name];
type Asked = Awaited<ReturnType<typeof askRefundChannel>>;

/** Asks the channel what it has of the refund. What it made counts as when the refund's job had asked; the operator decides nothing. */
export async function askRefund(
  deps: Deps,
  refundNo: string,
  call: OperatorCall,
): Promise<DataOf<Call<'askRefund'>>> {
  const refund = await refundDetail(deps, refundNo);
  if (refund.acts.ask !== null) throw new Refusal(refund.acts.ask);
  const said = saidText(await askRefundChannel(deps, refundNo));
  await deps.db
    .transaction()
    .execute((tx) =>
      appendAudit(
        tx,
        actorOf(call),
        { act: '查退款', objectKind: 'refund', objectKey: refundNo, objectName: refund.name, reason: said },
        deps.clock.now(),
      ),
    );
  return { said };
}

function saidText(said: Asked): string {
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
 * Sends a refund to its channel again under its own number. That it was sent stands in the audit log before the channel is asked: the money
 * may have moved when no answer comes.
 */
export async function sendRefundAgain(
  deps: Deps,
  { refundNo, reason }: InputOf<Call<'sendRefundAgain'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'sendRefundAgain'>>> {
  const refund = await refundDetail(deps, refundNo);
  const obstacle = sendRefundObstacle(refund.state);
  if (obstacle) throw new Refusal(obstacle);
  await deps.db.transaction().execute((tx) =>
    appendAudit(
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
      deps.clock.now(),
    ),
  );
  return { outcome: outcomeText(await sendRefundNow(deps, refundNo)) };
}

function outcomeText(sent: SentAgain): string {
  switch (sent.kind) {
    case 'sent':
      return '渠道已退回';
    case 'queued':
      return '已立即再次请求渠道，结果稍后显示';
    case 'failed':
      throw new Refusal(`没有退成，仍然挂起。${sent.reason}`);
    case 'busy':
      throw new Refusal('正在重新发送，请稍后再看');
    case 'over':
      throw new Refusal('这笔退款刚刚已经结束，请刷新');
  }
}

export const proposeRefundEnd = (
  deps: Deps,
  { reason, ...input }: InputOf<Call<'proposeRefundEnd'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'proposeRefundEnd'>>> =>
  propose(deps, refundEnd, { input: { ...input, reason }, reason }, call);
