import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Goods that are sold out, in the order of the console's list (docs/decisions/0136): few, so that goods on sale are in no further index. */
export const soldOutGoods: Migration = {
  up: async (db) => {
    await sql`
      create index goods_sold_out on goods (sold_30_days desc, goods_id) include (listed_at) where not in_stock;
    `.execute(db);
  },
};
