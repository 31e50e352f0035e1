import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Search sorts its candidates by a number of its own; write_goods_search.sql fills it. */
export const searchPopularity: Migration = {
  up: async (db) => {
    await sql`
      alter table goods_search
        -- search_popularity(in_stock, sold) of the goods.
        add column popularity bigint not null default 0
    `.execute(db);
  },
};
