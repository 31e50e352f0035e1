import type { Refund } from '#core/contract/order/after-sale.shapes.ts';
import { refundMissing } from '#core/rules/order/order-states.ts';
import { sumFen } from '#core/rules/pricing/money.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refundPieces } from '../orders/refunded-pieces.ts';

/** The refunds of an order, the latest first. */
export async function refundsOf(
  db: Db | Tx,
  orderNo: string,
): Promise<readonly (Refund & { readonly userId: string })[]> {
  const rows = await db
    .selectFrom('order_refunds as r')
    .innerJoin(refundPieces.as('n'), 'n.refund_no', 'r.refund_no')
    .innerJoin('order_lines as l', (j) =>
      j.onRef('l.order_no', '=', 'n.order_no').onRef('l.line', '=', 'n.line'),
    )
    .leftJoin('payment_refunds as p', 'p.refund_no', 'r.refund_no')
    .selectAll('r')
    .select([
      'p.held_at',
      'l.line',
      'l.goods_name',
      'l.pic_url',
      'n.pieces',
      'l.points_fen as line_points_fen',
    ])
    .where('r.order_no', '=', orderNo)
    .orderBy('r.requested_at', 'desc')
    .orderBy('r.refund_no')
    .orderBy('l.line')
    .execute();
  return [...Map.groupBy(rows, ({ refund_no }) => refund_no).values()].flatMap((lines) => {
    const [head] = lines;
    if (!head) return [];
    return [
      {
        userId: head.user_id,
        refundNo: head.refund_no,
        orderNo: head.order_no,
        state: head.state === 'refunding' && head.held_at ? 'delayed' : head.state,
        cause: head.cause,
        reason: head.reason,
        amountFen: head.amount_fen,
        pointsFen: head.points_fen ?? sumFen(lines.map((each) => each.line_points_fen)),
        requestedAt: head.requested_at.toISOString(),
        settledAt: head.settled_at?.toISOString() ?? null,
        lines: lines.map(({ line, goods_name, pic_url, pieces }) => ({
          line,
          goodsName: goods_name,
          picUrl: pic_url,
          quantity: pieces,
        })),
      },
    ];
  });
}

/** One of the subscriber's own refunds. */
export async function refundDetail({ db }: Deps, { userId }: Member, refundNo: string): Promise<Refund> {
  const row = await db
    .selectFrom('order_refunds')
    .select('order_no')
    .where('refund_no', '=', refundNo)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const found = row && (await refundsOf(db, row.order_no)).find((each) => each.refundNo === refundNo);
  if (!found) throw new Refusal(refundMissing);
  const { userId: _owner, ...refund } = found;
  return refund;
}
