import type { Tx } from '../../../db/database.ts';
import { moveOrder } from './move-order.ts';

/** A line with what has become of it. */
export const linesToSettle = (tx: Tx, orderNo: string) =>
  tx
    .selectFrom('order_lines as l')
    .leftJoin('order_deliveries as d', (j) =>
      j.onRef('d.order_no', '=', 'l.order_no').onRef('d.line', '=', 'l.line'),
    )
    .leftJoin('order_refund_lines as r', (j) =>
      j.onRef('r.order_no', '=', 'l.order_no').onRef('r.line', '=', 'l.line'),
    )
    .select([
      'l.order_no',
      'l.line',
      'l.sku_id',
      'l.goods_id',
      'l.goods_name',
      'l.kind',
      'l.quantity',
      'l.gift_of',
    ])
    .select(['d.state as delivery', 'd.way', 'r.refund_no'])
    .where('l.order_no', '=', orderNo)
    .orderBy('l.line')
    .execute();

type LineToSettle = Pick<Awaited<ReturnType<typeof linesToSettle>>[number], 'delivery' | 'way' | 'refund_no'>;

/** Moves an order on when its lines are delivered, sent or refunded; they are read unless they are known. The caller holds the lock on its row. */
export async function settleOrder(
  tx: Tx,
  orderNo: string,
  now: Date,
  known?: readonly LineToSettle[],
): Promise<void> {
  const all = known ?? (await linesToSettle(tx, orderNo));
  const lines = all.filter(({ refund_no }) => refund_no === null);
  if (lines.length === 0) {
    await moveOrder(tx, orderNo, 'refunding', '全部商品申请退款', now);
    await finishRefund(tx, orderNo, now);
    return;
  }
  if (lines.some(({ delivery }) => delivery === null || delivery === 'delivering' || delivery === 'failed'))
    return;
  if (lines.some(({ delivery }) => delivery === 'shipped'))
    await moveOrder(tx, orderNo, 'shipped', '商品已发出', now);
  else await moveOrder(tx, orderNo, 'done', doneReason(lines), now);
}

const doneReason = (lines: readonly { readonly way: string | null }[]): string =>
  lines.some(({ way }) => way === 'post') ? '商品已签收' : '发放完成';

/** An order whose every line is refunded is refunded once all the money is back, or seen to by hand. */
export async function finishRefund(tx: Tx, orderNo: string, now: Date, reason = '退款完成'): Promise<void> {
  const open = await tx
    .selectFrom('order_refunds')
    .select('refund_no')
    .where('order_no', '=', orderNo)
    .where('state', '=', 'refunding')
    .executeTakeFirst();
  if (!open) await moveOrder(tx, orderNo, 'refunded', reason, now);
}
