import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { sendMessage } from '../../content/public.ts';
import { finishRefund } from '../orders/settle-order.ts';
import { lockedOrder } from '../orders/tables.ts';

const perRound = 50;

interface EndedRefund {
  readonly refund_no: string;
  readonly order_no: string;
  readonly user_id: string;
  readonly outcome: 'done' | 'closed';
}

const texts = {
  done: {
    source: 'refunded',
    title: '退款已到账',
    text: '款项已原路退回，到账时间以付款渠道为准。',
    logged: '退款完成',
  },
  closed: {
    source: 'refund-closed',
    title: '退款已转人工处理',
    text: '付款渠道不能完成退款，已由人工处理。如果没有收到款项，请联系客服。',
    logged: '退款转人工处理，如未收到请联系客服',
  },
} as const;

/** Ends refunds whose money the channel has sent back, or which the operator ended by hand, and reports it. */
export const settleRefundsWork = ({ db, clock }: Deps): Work => ({
  name: 'settle-refunds',
  everyMs: 2_000,
  dueAt: sql`select to_timestamp(0) where exists (select from order_refunds r join payment_refunds p using (refund_no) where r.state in ('refunding', 'closed') and (p.state = 'done' or p.state = 'closed' and r.state = 'refunding'))`,
  run: async () => {
    const { rows } = await sql<EndedRefund>`
      select r.refund_no, r.order_no, r.user_id, p.state as outcome from order_refunds r join payment_refunds p using (refund_no)
      where r.state in ('refunding', 'closed') and (p.state = 'done' or p.state = 'closed' and r.state = 'refunding')
      order by r.requested_at limit ${perRound}`.execute(db);
    for (const row of rows) await db.transaction().execute((tx) => settle(tx, row, clock.now()));
    return rows.length;
  },
});

async function settle(
  tx: Tx,
  { refund_no, order_no, user_id, outcome }: EndedRefund,
  now: Date,
): Promise<void> {
  const { source, title, text, logged } = texts[outcome];
  await lockedOrder(tx, order_no);
  await tx
    .updateTable('order_refunds')
    .set(outcome === 'done' ? { state: 'refunded', settled_at: now } : { state: 'closed' })
    .where('refund_no', '=', refund_no)
    .where('state', 'in', outcome === 'done' ? ['refunding', 'closed'] : ['refunding'])
    .execute();
  await finishRefund(tx, order_no, now, logged);
  await sendMessage(
    tx,
    {
      userId: user_id,
      source: `${source} ${refund_no}`,
      kind: 'trade',
      topic: 'payment',
      title,
      text,
      link: { page: 'refundDetail', query: { refundNo: refund_no } },
    },
    now,
  );
}
