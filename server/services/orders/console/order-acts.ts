import type { orderConsole } from '#core/contract/console/orders/orders.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import {
  closeObstacle,
  lineResendObstacles,
  resendLineObstacle,
} from '#core/rules/console/orders/order-acts.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { closeUnpaid } from '../orders/close-order.ts';
import { lockedOrder } from '../orders/tables.ts';
import { orderDetail } from './order-detail.ts';

type Call<Name extends keyof typeof orderConsole> = (typeof orderConsole)[Name];

/**
 * Requests a line from its supplier again at once, under its own number, which the supplier delivers once. The row's state decides: a line that
 * was delivered or refunded meanwhile is left.
 */
export async function resendOrderLine(
  { db, clock, ordersPaid }: Deps,
  { orderNo, line, reason }: InputOf<Call<'resendOrderLine'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'resendOrderLine'>>> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (!(await lockedOrder(tx, orderNo))) throw new NotFound('没有这个订单');
    const row = await tx
      .selectFrom('order_lines as l')
      .leftJoin('order_deliveries as d', (j) =>
        j.onRef('d.order_no', '=', 'l.order_no').onRef('d.line', '=', 'l.line'),
      )
      .select(['l.goods_name', 'd.way', 'd.state', 'd.supplier', 'd.tries'])
      .where('l.order_no', '=', orderNo)
      .where('l.line', '=', line)
      .executeTakeFirst();
    if (!row) throw new NotFound('订单里没有这件商品');
    const obstacle = resendLineObstacle({ way: row.way, delivery: row.state });
    if (obstacle) throw new Refusal(lineResendObstacles[obstacle]);
    await tx
      .updateTable('order_deliveries')
      .set({ next_try_at: now })
      .where('order_no', '=', orderNo)
      .where('line', '=', line)
      .where('state', '=', 'delivering')
      .execute();
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '重发商品',
        objectKind: 'order',
        objectKey: orderNo,
        objectName: row.goods_name,
        changes: [{ field: '下一次请求', before: `已请求 ${row.tries ?? 0} 次，等下一次`, after: '立即' }],
        reason,
      },
      now,
    );
  });
  ordersPaid.notify();
  return { outcome: '已立即向供应商重发' };
}

/** Closes an order that is not paid, its attempt at the channel first. What it holds (stock, coupons, points) is free again. */
export async function closeOrder(
  deps: Deps,
  { orderNo, reason }: InputOf<Call<'closeOrder'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'closeOrder'>>> {
  const order = await orderDetail(deps, orderNo);
  const obstacle = closeObstacle(order.state);
  if (obstacle) throw new Refusal(obstacle);
  const logged = (tx: Tx) =>
    appendAudit(
      tx,
      actorOf(call),
      {
        act: '关闭订单',
        objectKind: 'order',
        objectKey: orderNo,
        objectName: order.goodsName,
        changes: [{ field: '状态', before: '待付款', after: '已关闭' }],
        reason,
      },
      deps.clock.now(),
    );
  switch (await closeUnpaid(deps, orderNo, `客服关闭：${reason}`, logged)) {
    case 'paying':
      throw new Refusal('支付渠道正在确认付款结果，请稍后再试');
    case 'paid':
      throw new Refusal(closeObstacle('paid') ?? '');
    case 'closed':
  }
  return { outcome: '已关闭，占用的库存和优惠已退回' };
}

/** Operators see a note, the subscriber does not. */
export async function addOrderNote(
  { db, clock }: Deps,
  { orderNo, text }: InputOf<Call<'addOrderNote'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'addOrderNote'>>> {
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select('order_no')
      .where('order_no', '=', orderNo)
      .executeTakeFirst();
    if (!order) throw new NotFound('没有这个订单');
    await tx
      .insertInto('order_notes')
      .values({ order_no: orderNo, at, written_by: call.caller.operatorId, text })
      .execute();
    await appendAudit(
      tx,
      actorOf(call),
      { act: '备注订单', objectKind: 'order', objectKey: orderNo, objectName: orderNo, reason: text },
      at,
    );
  });
  return { at: at.toISOString() };
}
