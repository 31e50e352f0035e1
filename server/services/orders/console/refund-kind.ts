import { sql } from 'kysely';
import { z } from 'zod';
import { refundObstacle, refundReasons } from '#core/rules/console/orders/operator-refund.ts';
import { payMethods } from '#core/rules/pay/pay-methods.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Tx } from '../../../db/database.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { idOf } from '../../../http/secrets.ts';
import { dayMs } from '../../../lifetime.ts';
import type { DryRun, ProposalKind } from '../../operators/public.ts';
import { limitIn } from '../../platform/public.ts';
import { lockedOrder } from '../orders/tables.ts';
import { lineFacts } from '../refunds/line-facts.ts';
import { lockDelivered } from '../refunds/lock-delivered.ts';
import { planRefund, refundLines } from '../refunds/refund-lines.ts';

const input = z.object({
  orderNo: z.string(),
  lines: z.array(z.number()).min(1),
  reason: z.string(),
});
export type OperatorRefundInput = z.output<typeof input>;

/** Above this an approval needs a code of the authenticator. */
const maxFenWithoutTotp = 10_000;

interface RefundRun extends DryRun {
  readonly amountFen: number;
  /** Why it needs a second person. */
  readonly reasons: readonly string[];
}

/** What the refund would do now, with everything locked that it would change. */
export async function runRefund(
  tx: Tx,
  { orderNo, lines }: Pick<OperatorRefundInput, 'orderNo' | 'lines'>,
  operatorId: string | null,
  now: Date,
): Promise<RefundRun> {
  const order = await lockedOrder(tx, orderNo);
  if (!order) throw new NotFound('没有这个订单');
  await lockDelivered(tx, order);
  const facts = await lineFacts(tx, orderNo, now);
  const chosen = facts.filter(({ line }) => lines.includes(line));
  if (chosen.length !== new Set(lines).size) throw new NotFound('订单里没有这件商品');
  for (const line of chosen) {
    const obstacle = refundObstacle({
      verdict: line.verdict,
      way: line.way,
      delivery: line.delivery,
      isRefunded: line.is_refunded,
      isGift: line.gift_of !== null,
    });
    if (obstacle !== null) throw new Refusal(`${line.goods_name}：${obstacle}`);
  }
  const plan = await planRefund(tx, order, { cause: 'subscriber', lines }, now);
  const gifts = chosen.flatMap((line) => line.gifts);
  const sent = chosen.filter(({ way, delivery }) => way === 'post' && delivery !== 'delivering');
  const before = await refundedBefore(tx, orderNo, operatorId, now);
  const reasons = refundReasons(
    { amountFen: plan.amountFen, ...before },
    { orderFen: await limitIn(tx, 'refund.orderFen'), dayFen: await limitIn(tx, 'refund.dayFen') },
  );
  const codes = plan.pieces.reduce((sum, { codes: given }) => sum + (given?.length ?? 0), 0);
  const names = chosen.map(({ goods_name }) => goods_name);
  const toMethod = await methodOf(tx, orderNo);
  return {
    amountFen: plan.amountFen,
    reasons,
    target: orderNo,
    targetName: `${names.slice(0, 2).join('、')}${names.length > 2 ? `等${names.length}件` : ''}`,
    baseVersion: idOf(
      lines.toSorted((one, other) => one - other).join(','),
      String(plan.amountFen),
      String(gifts.length),
      order.state,
    ),
    changes: [
      {
        field: '已退款',
        before: `¥${formatFen(order.refunded_fen)}`,
        after: `¥${formatFen(order.refunded_fen + plan.amountFen)}`,
      },
    ],
    effects: [
      ...reasons,
      plan.amountFen === 0 ? '没有要退的钱' : `原路退回${toMethod} ¥${formatFen(plan.amountFen)}`,
      ...(plan.pointsFen > 0 ? [`退回AI豆，抵 ¥${formatFen(plan.pointsFen)}`] : []),
      ...(plan.isWhole ? ['整单退款，用过的优惠券一并退回'] : []),
      ...(plan.pieces.length > lines.length ? [`赠品 ${plan.pieces.length - lines.length} 件一并收回`] : []),
      ...(codes > 0 ? [`退未使用的券码 ${codes} 张`] : []),
      ...(gifts.length > 0 ? [`收回随会员送的 ${gifts.length} 张券`] : []),
      ...(sent.length > 0 ? ['货已发出：请确认已收到退回的商品，库存不自动加回'] : []),
    ],
    costFen: plan.amountFen,
  };
}

/** What one person alone refunded of the order, and the operator within a day. The operator's row is locked, so that two refunds are counted one after the other. */
async function refundedBefore(
  tx: Tx,
  orderNo: string,
  operatorId: string | null,
  now: Date,
): Promise<{ readonly ofOrderFen: number; readonly ofDayFen: number }> {
  if (operatorId !== null)
    await sql`select from operators where operator_id = ${operatorId} for no key update`.execute(tx);
  const { rows } = await sql<{ of_order: number; of_day: number }>`
    select
      coalesce((select sum(amount_fen) from operator_refunds where order_no = ${orderNo} and approved_by is null), 0)::integer as of_order,
      coalesce((select sum(amount_fen) from operator_refunds
        where requested_by = ${operatorId} and approved_by is null and at > ${new Date(now.getTime() - dayMs)}), 0)::integer as of_day`.execute(
    tx,
  );
  return { ofOrderFen: rows[0]?.of_order ?? 0, ofDayFen: rows[0]?.of_day ?? 0 };
}

async function methodOf(tx: Tx, orderNo: string): Promise<string> {
  const paid = await tx
    .selectFrom('payments')
    .select('pay_method_id')
    .where('order_no', '=', orderNo)
    .where('state', '=', 'paid')
    .where('is_surplus', '=', false)
    .executeTakeFirst();
  return payMethods.find(({ payMethodId }) => payMethodId === paid?.pay_method_id)?.payMethodName ?? '';
}

interface RefundedBy {
  readonly now: Date;
  readonly requestedBy: string;
  readonly approvedBy: string | null;
  readonly proposalId: string | null;
}

/** Makes the refund, and writes who made it. The order was locked by `runRefund` in the same transaction. */
export async function applyRefund(
  tx: Tx,
  { orderNo, lines, reason }: OperatorRefundInput,
  amountFen: number,
  { now, requestedBy, approvedBy, proposalId }: RefundedBy,
): Promise<void> {
  const order = await lockedOrder(tx, orderNo);
  if (!order) throw new NotFound('没有这个订单');
  const refundNo = await refundLines(tx, order, { cause: 'subscriber', reason, lines }, now);
  await tx
    .insertInto('operator_refunds')
    .values({
      refund_no: refundNo,
      order_no: orderNo,
      amount_fen: amountFen,
      requested_by: requestedBy,
      approved_by: approvedBy,
      proposal_id: proposalId,
      at: now,
    })
    .execute();
}

export const orderRefund: ProposalKind<OperatorRefundInput> = {
  kind: 'orders.refund',
  act: '退款',
  objectKind: 'order',
  approve: 'orders.approveRefund',
  input,
  needsTotp: (costFen) => costFen !== null && costFen > maxFenWithoutTotp,
  async dryRun(tx, wanted, now) {
    const { reasons: _reasons, amountFen: _amount, ...run } = await runRefund(tx, wanted, null, now);
    return run;
  },
  async apply(tx, wanted, { now, proposedBy, decidedBy, proposalId }) {
    const { amountFen } = await runRefund(tx, wanted, null, now);
    await applyRefund(tx, wanted, amountFen, {
      now,
      requestedBy: proposedBy,
      approvedBy: decidedBy,
      proposalId,
    });
  },
};
