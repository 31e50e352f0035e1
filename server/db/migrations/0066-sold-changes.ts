import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pieces that orders sold or gave back since `goods.sold` was last updated. Lines paid earlier were never counted, so they are the first rows. */
export const soldChanges: Migration = {
  up: async (db) => {
    await sql`
      create table sold_changes (
        change_id bigint generated always as identity primary key,
        goods_id text not null,
        -- Negative for refunded lines.
        pieces integer not null
      );
      insert into sold_changes (goods_id, pieces)
      select l.goods_id, l.quantity
      from order_lines l join orders o using (order_no) left join order_refund_lines r using (order_no, line)
      where o.state not in ('created', 'closed') and r.refund_no is null;
    `.execute(db);
  },
};
