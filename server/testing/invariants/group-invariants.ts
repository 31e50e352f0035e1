import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What must always hold of groups, as rows that break it; empty when all is well. */
export const brokenGroups = async (
  db: Db,
): Promise<readonly { readonly rule: string; readonly id: string }[]> =>
  (
    await sql<{ rule: string; id: string }>`
      with seats as (
        -- A formed group keeps the seats that were refunded.
        select group_no, count(*) as live, count(*) filter (where state <> 'reserved') as paid, count(distinct user_id) as people
        from group_seats where state <> 'released' group by group_no
      )
      select 'counts equal seats' as rule, group_no as id from buy_groups join seats using (group_no)
        where state <> 'expired' and (taken <> live or buy_groups.paid <> seats.paid)
      union all select 'never more than its size', group_no from buy_groups join seats using (group_no) where live > size
      union all select 'each member once', group_no from seats where people <> live
      union all select 'formed by payments alone', group_no from buy_groups left join seats using (group_no)
        where (state = 'formed') <> (coalesce(seats.paid, 0) = size and state <> 'expired')
      union all select 'waits until it is formed', s.order_no from group_seats s join buy_groups b using (group_no)
        left join order_holds h using (order_no) where s.state = 'paid' and (b.state = 'formed') = (h.order_no is not null)
      union all select 'a paid order has a paid seat', s.order_no from group_seats s join orders o using (order_no)
        where (o.state = 'paid' and s.state <> 'paid') or (o.state = 'created' and s.state <> 'reserved') or (o.state = 'closed' and s.state <> 'released')
      union all select 'budget equals seats', a.activity_id from group_activities a
        where a.spent_fen <> coalesce((select sum(s.cost_fen) from group_seats s join buy_groups b using (group_no)
          where b.activity_id = a.activity_id and s.state in ('reserved', 'paid')), 0)`.execute(db)
  ).rows;
