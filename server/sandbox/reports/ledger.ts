import { sql } from 'kysely';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { reports } from '#core/contract/sandbox/reports.ts';
import type { Db } from '../../db/database.ts';

type Ledger = DataOf<typeof reports.ledger>;
type Sum = Ledger['ours'][number];

/** What our ledger and the sandbox's channels hold for each order and payment at a till, and where they differ. */
export async function ledger(db: Db): Promise<Ledger> {
  const [ours, channel] = await Promise.all([ourSums(db), channelSums(db)]);
  const keyOf = ({ orderNo, channel: name }: Sum) => `${orderNo} ${name}`;
  const fenOf = (sums: readonly Sum[]) => new Map(sums.map((sum) => [keyOf(sum), sum.fen]));
  const [here, there] = [fenOf(ours), fenOf(channel)];
  const all = new Map([...ours, ...channel].map((sum) => [keyOf(sum), sum]));
  const differences = [...all.values()]
    .map((sum) => ({
      orderNo: sum.orderNo,
      channel: sum.channel,
      oursFen: here.get(keyOf(sum)) ?? 0,
      channelFen: there.get(keyOf(sum)) ?? 0,
    }))
    .filter(({ oursFen, channelFen }) => oursFen !== channelFen);
  return { ours, channel, differences };
}

/** Payments at tills are booked on the phone bill in their own rows; a payment's number stands for an order's. */
const ourSums = async (db: Db): Promise<readonly Sum[]> =>
  (
    await sql<Sum>`
      select order_no as "orderNo", account as channel, sum(amount_fen)::integer as fen from ledger_entries
      where account not in ('orders', 'surplus', 'write-off', 'deductions') group by 1, 2
      union all
      select payment_no, 'phone-bill', payable_fen - coalesce(r.fen, 0) from till_payments
      left join (select payment_no, sum(amount_fen)::integer as fen from till_refunds where state = 'credited' group by 1) r using (payment_no)
      where state in ('paid', 'refunded') and payable_fen > 0
      order by 1, 2`.execute(db)
  ).rows;

/** Points have no channel: what was taken for a payment or off a price stands for it. */
const channelSums = async (db: Db): Promise<readonly Sum[]> =>
  (
    await sql<Sum>`
      select order_no as "orderNo", channel, sum(fen)::integer as fen from (
        select coalesce(p.order_no, t.payment_no) as order_no, t.channel, t.amount_fen as fen
        from sandbox_trades t left join payments p using (payment_no) where t.state = 'paid'
        union all
        select coalesce(p.order_no, r.payment_no), r.channel, -r.amount_fen
        from sandbox_refunds r left join payments p using (payment_no)
        union all
        select coalesce(p.order_no, d.order_no), 'phone-bill', d.amount_fen
        from sandbox_debits d left join payments p on p.payment_no = d.order_no where d.state = 'debited'
        union all
        select r.order_no, 'phone-bill', -c.amount_fen from sandbox_credits c join payment_refunds r on r.refund_no = c.order_no
        union all
        select r.payment_no, 'phone-bill', -c.amount_fen from sandbox_credits c join till_refunds r on r.refund_no = c.order_no
        union all
        select p.order_no, 'points', p.amount_fen from payments p where p.pay_method_id = 6 and p.state = 'paid'
        union all
        select p.order_no, 'points', -r.amount_fen from payment_refunds r join payments p using (payment_no)
        where p.pay_method_id = 6 and r.state = 'done'
        union all
        select l.order_no, 'points', l.points_fen - l.points_fen / l.quantity
          * (select count(*)::integer from order_refund_codes c where (c.order_no, c.line) = (l.order_no, l.line))
        from order_lines l join orders o using (order_no)
        left join order_refund_lines r using (order_no, line)
        where l.points_fen > 0 and o.state <> 'closed' and r.refund_no is null
      ) moved group by 1, 2 order by 1, 2`.execute(db)
  ).rows;
