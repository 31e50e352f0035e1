import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists of parcels in the console (docs/decisions/0141). */
export const tradeQueues: Migration = {
  up: async (db) => {
    await sql`
      create index order_deliveries_to_ship on order_deliveries (next_try_at, order_no, line) where way = 'post' and state = 'delivering';
      create index shipments_newest on shipments (shipped_at desc, order_no desc);
      create index shipments_under_way on shipments (shipped_at desc, order_no desc) where received_at is null;
      create index shipments_of_carrier on shipments (carrier, shipped_at desc, order_no desc);
      create index shipments_by_number on shipments (tracking_no);
    `.execute(db);
  },
};
