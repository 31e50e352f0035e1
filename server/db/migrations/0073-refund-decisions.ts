import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who works on a difference, and the budget of seats that were refunded after their group was formed. */
export const refundDecisions: Migration = {
  up: async (db) => {
    await sql`
      -- Until then a repair is being carried out: another one, and ignoring it, wait.
      alter table money_differences add column repairing_until timestamptz;

      with refunded as (
        update group_seats s set state = 'refunded' from orders o, buy_groups b
        where o.order_no = s.order_no and o.state in ('refunding', 'refunded') and s.state = 'paid'
          and b.group_no = s.group_no and b.state = 'formed'
        returning b.activity_id, s.cost_fen
      )
      update group_activities a set spent_fen = a.spent_fen - r.fen, sold = a.sold - r.seats
      from (select activity_id, sum(cost_fen)::integer as fen, count(*)::integer as seats from refunded group by activity_id) r
      where a.activity_id = r.activity_id;
    `.execute(db);
  },
};
