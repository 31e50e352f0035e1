import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { sendMessage } from '../../user/public.ts';
import { finishRefund, lockedOrder } from '../orders/public.ts';

const perRound = 50;

/** Ends refunds whose money the channel has sent back, and reports it. */
export const settleRefundsWork = ({ db, clock }: Deps): Work => ({
  name: 'settle-refunds',
  everyMs: 2_000,
  run: async () => {
    const { rows } = await sql<{ refund_no: string; order_no: string; user_id: string }>`
      select r.refund_no, r.order_no, r.user_id from order_refunds r join payment_refunds p using (refund_no)
      where r.state = 'refunding' and p.state = 'done' order by r.requested_at limit ${perRound}`.execute(db);
    for (const { refund_no, order_no, user_id } of rows)
      await db.transaction().execute(async (tx) => {
        const now = clock.now();
        await lockedOrder(tx, order_no);
        await tx
          .updateTable('order_refunds')
          .set({ state: 'refunded', settled_at: now })
          .where('refund_no', '=', refund_no)
          .where('state', '=', 'refunding')
          .execute();
        await finishRefund(tx, order_no, now);
        await sendMessage(
          tx,
          {
            userId: user_id,
            source: `refunded ${refund_no}`,
            kind: 'trade',
            topic: 'payment',
            title: '退款已到账',
            text: '款项已原路退回，到账时间以付款渠道为准。',
            link: { page: 'refundDetail', query: { refundNo: refund_no } },
          },
          now,
        );
      });
    return rows.length;
  },
});
