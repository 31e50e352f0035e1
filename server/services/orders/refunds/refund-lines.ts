import { randomInt } from 'node:crypto';
import { partOfPieces } from '#core/rules/order/part-of-pieces.ts';
import { sumFen } from '#core/rules/pricing/money.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Tx } from '../../../db/database.ts';
import type { OrderRefunds } from '../../../db/schema/fulfilment.ts';
import { releaseActivities } from '../../activities/public.ts';
import { giveBackPoints, requestRefund } from '../../payments/public.ts';
import { sendMessage } from '../../content/public.ts';
import { lockedOrder, type OrderRow } from '../orders/tables.ts';
import { logOrder } from '../orders/move-order.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { giveBackCards } from '../../coupons/public.ts';
import { giveBackLines } from './give-back.ts';
import { lineFacts, piecesOf, refundFenOf, type RefundedPieces } from './line-facts.ts';
import { takeBackGifts } from './membership-gifts.ts';

interface NewRefund {
  readonly cause: OrderRefunds['cause'];
  readonly reason: string;
  readonly lines: readonly number[];
  /** Of lines that are given back one by one these codes alone; absent: all that can be. */
  readonly codes?: readonly string[] | undefined;
}

interface PlannedRefund {
  /** With the gifts that they brought. */
  readonly pieces: readonly RefundedPieces[];
  readonly amountFen: number;
  readonly pointsFen: number;
  /** Nothing of the order is left. */
  readonly isWhole: boolean;
}

/** What the refund of these lines would pay back now. */
export async function planRefund(
  tx: Tx,
  order: OrderRow,
  { cause, lines: requestedLines, codes }: Omit<NewRefund, 'reason'>,
  now: Date,
): Promise<PlannedRefund> {
  const all = await lineFacts(tx, order.order_no, now);
  const pieces = piecesOf(all, requestedLines, codes);
  const isWhole = all.every(
    ({ line, is_refunded }) => is_refunded || pieces.some((each) => each.line === line && each.isRest),
  );
  const wasSent = all.some(({ delivery, way }) => way === 'post' && delivery !== 'delivering');
  const before = await refundedFen(tx, order.order_no);
  const rest = order.paid_fen - before;
  return {
    pieces,
    amountFen: isWhole && !wasSent ? rest : Math.min(refundFenOf(all, { pieces, cause }, before), rest),
    pointsFen: sumFen(
      all.map(({ line, points_fen, pieces: of, pieces_back }) => {
        const more = pieces.find((each) => each.line === line)?.pieces ?? 0;
        return partOfPieces(points_fen, pieces_back + more, of) - partOfPieces(points_fen, pieces_back, of);
      }),
    ),
    isWhole,
  };
}

/**
 * Refunds lines of an order whose row the caller has locked: money to its source, points, stock, codes, and with the last line the cards
 * and the freight. A line is refunded once, and so is a code of it (primary keys).
 */
export async function refundLines(
  tx: Tx,
  order: OrderRow,
  { cause, reason, lines: requestedLines, codes }: NewRefund,
  now: Date,
): Promise<string> {
  const orderNo = order.order_no;
  const { pieces, amountFen, pointsFen, isWhole } = await planRefund(
    tx,
    order,
    { cause, lines: requestedLines, codes },
    now,
  );
  const lines = pieces.filter(({ isRest }) => isRest).map(({ line }) => line);
  const refundNo = newRefundNo(now);
  await tx
    .insertInto('order_refunds')
    .values({
      refund_no: refundNo,
      order_no: orderNo,
      user_id: order.user_id,
      cause,
      reason,
      amount_fen: amountFen,
      points_fen: pointsFen,
      state: amountFen === 0 ? 'refunded' : 'refunding',
      requested_at: now,
      settled_at: amountFen === 0 ? now : null,
    })
    .execute();
  if (lines.length > 0)
    await tx
      .insertInto('order_refund_lines')
      .values(lines.map((line) => ({ order_no: orderNo, line, refund_no: refundNo })))
      .execute();
  const codeRows = pieces.flatMap(({ line, codes: given }) =>
    (given ?? []).map((code_id) => ({ order_no: orderNo, line, code_id, refund_no: refundNo })),
  );
  if (codeRows.length > 0) await tx.insertInto('order_refund_codes').values(codeRows).execute();
  // Before any stock: submitting an order locks the subscriber's row first, too.
  await giveBackPoints(
    tx,
    { userId: order.user_id, orderNo, amountFen: pointsFen, reference: refundNo },
    now,
  );
  await giveBackLines(tx, { orderNo, refundNo, pieces }, now);
  if (lines.length > 0) {
    await releaseActivities(tx, [orderNo], now, lines);
    await takeBackGifts(tx, orderNo, lines, now);
  }
  if (isWhole) await giveBackCards(tx, orderNo, now);
  else await logOrder(tx, orderNo, order.state, `部分退款：${reason}`, now);
  if (amountFen > 0) {
    const requested = await requestRefund(tx, { orderNo, refundNo, amountFen, reason }, now);
    if (requested !== 'requested') throw new Error(`refund ${refundNo} of ${amountFen} fen: ${requested}`);
  }
  await settleOrder(tx, orderNo, now);
  return refundNo;
}

/** Refunds a line that could not be delivered, and reports it. */
export async function refundFailed(
  tx: Tx,
  orderNo: string,
  line: number,
  note: string,
  now: Date,
): Promise<void> {
  const order = await lockedOrder(tx, orderNo);
  if (!order) return;
  const isGift = (await lineFacts(tx, orderNo, now)).some(
    (each) => each.line === line && each.gift_of !== null,
  );
  const refundNo = await refundLines(tx, order, { cause: 'delivery', reason: note, lines: [line] }, now);
  await sendMessage(
    tx,
    {
      userId: order.user_id,
      source: `refund ${refundNo}`,
      kind: 'trade',
      topic: 'failed',
      ...(isGift
        ? { title: '赠品没有发放成功', text: `${note}，没有送出。您购买的商品不受影响。` }
        : {
            title: '商品没有发放成功，已为您退款',
            text: `${note}。款项将原路退回，优惠券和AI豆一并退还。`,
          }),
      link: { page: 'refundDetail', query: { refundNo } },
    },
    now,
  );
}

async function refundedFen(tx: Tx, orderNo: string): Promise<number> {
  const rows = await tx
    .selectFrom('order_refunds')
    .select('amount_fen')
    .where('order_no', '=', orderNo)
    .execute();
  return sumFen(rows.map(({ amount_fen }) => amount_fen));
}

/** The day and ten random digits. */
const newRefundNo = (now: Date): string => {
  const random = () => String(randomInt(100_000)).padStart(5, '0');
  return `TK${chinaDay(now).replaceAll('-', '')}${random()}${random()}`;
};
