import type { orderConsole } from '#core/contract/console/orders/orders.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { payMethods } from '#core/rules/pay/pay-methods.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { applyAnswers, askChannels, wakeAfter, type ChannelAnswer } from '../../payments/public.ts';
import { orderDetail } from './order-detail.ts';

/**
 * Asks the channels what they have of an order. Their answers count like their notices; the operator decides nothing. What they change is
 * committed with the entry of the act (docs/decisions/0182).
 */
export async function queryOrder(
  deps: Deps,
  orderNo: string,
  call: OperatorCall,
): Promise<DataOf<typeof orderConsole.queryOrder>> {
  const order = await orderDetail(deps, orderNo);
  if (order.acts.query !== null) throw new Refusal(order.acts.query);
  const answers = await askChannels(deps, orderNo);
  const said = answers.map((answer) => ({
    paymentNo: answer.payment.payment_no,
    text: `${methodOf(answer)}：${textOf(answer)}`,
    agrees: agrees(answer),
  }));
  const applied = await deps.db.transaction().execute(async (tx) => {
    const settled = await applyAnswers(deps, tx, orderNo, answers);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '查单',
        objectKind: 'order',
        objectKey: orderNo,
        objectName: order.goodsName,
        reason: said.map(({ text }) => text).join('；'),
      },
      deps.clock.now(),
    );
    return settled;
  });
  for (const settled of applied) wakeAfter(deps, settled);
  return { said };
}

const methodOf = ({ payment }: ChannelAnswer): string =>
  payMethods.find(({ payMethodId }) => payMethodId === payment.pay_method_id)?.payMethodName ?? '';

/** Whether the channel had what we had before it was asked. */
function agrees({ payment: { state, amount_fen: amountFen }, channel }: ChannelAnswer): boolean {
  switch (channel.kind) {
    case 'paid':
      return state === 'paid' && channel.amountFen === amountFen;
    case 'waiting':
    case 'unknown':
      return state === 'open' || state === 'closing';
    case 'failed':
    case 'closed':
      return state !== 'paid' && state !== 'disputed';
    case 'absent':
      return state !== 'paid';
  }
}

function textOf({ channel }: ChannelAnswer): string {
  switch (channel.kind) {
    case 'paid':
      return channel.amountFen === undefined
        ? '渠道已收款，金额不明'
        : `渠道已收款 ¥${formatFen(channel.amountFen)}`;
    case 'waiting':
      return '渠道在等用户付款';
    case 'failed':
      return '渠道付款失败';
    case 'closed':
      return '渠道已关单';
    case 'absent':
      return '渠道没有这一笔';
    case 'unknown':
      return '渠道没有答复';
  }
}
