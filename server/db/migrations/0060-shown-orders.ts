import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The orders of a list are counted by the index alone: it holds those that are not hidden. */
export const shownOrders: Migration = {
  up: async (db) => {
    await sql`
      drop index orders_of_user_in_state;
      create index orders_shown_in_state on orders (user_id, state, created_at desc, order_no) where hidden_at is null;
    `.execute(db);
  },
};
