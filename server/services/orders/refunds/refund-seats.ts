import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockedOrder } from '../orders/tables.ts';
import { refundLines } from './refund-lines.ts';
import { sendMessage } from '../../content/public.ts';

const perRound = 50;
const reason = '到时未成团';
/** An order in a group has one line. */
const lines = [1];

/**
 * Refunds the paid seats of expired groups, each in a transaction of its own; returns how many. The order's row is locked and only the
 * state 'paid' is refunded, so parallel and repeated runs refund once; a trigger sets the seat's state from the order's.
 */
export async function refundSeats({ db, clock, log }: Deps): Promise<number> {
  const { rows } = await sql<{ order_no: string }>`
    select s.order_no from group_seats s join buy_groups b using (group_no)
    where s.state = 'paid' and b.state = 'expired' order by s.order_no limit ${perRound}`.execute(db);
  let refunded = 0;
  for (const { order_no } of rows)
    try {
      refunded += await db.transaction().execute((tx) => refundSeat(tx, order_no, clock.now()));
    } catch (error) {
      log.error({ err: error, orderNo: order_no }, 'a group order could not be refunded and will be retried');
    }
  return refunded;
}

async function refundSeat(tx: Tx, orderNo: string, now: Date): Promise<number> {
  const order = await lockedOrder(tx, orderNo);
  if (order?.state !== 'paid') return 0;
  const refundNo = await refundLines(tx, order, { cause: 'delivery', reason, lines }, now);
  await sendMessage(
    tx,
    {
      userId: order.user_id,
      source: `group ${orderNo}`,
      kind: 'trade',
      topic: 'group',
      title: '拼团未成，已为您退款',
      text: '到时间人数不足，没有成团。款项原路全额退回，用的券一并退还。',
      link: { page: 'refundDetail', query: { refundNo } },
    },
    now,
  );
  return 1;
}
