import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists in the order of shown prices: goods with a promotion price apart, the others by the price of each kind of visitor. */
export const promotedGoods: Migration = {
  up: async (db) => {
    await sql`
      create index goods_with_promotion_price on goods (goods_id) where promotions @> '[{"kind": "price"}]';
      create index goods_by_regular_price on goods (price_fen, goods_id);
      create index goods_by_regular_discount on goods ((price_fen::numeric / nullif(original_price_fen, 0)), goods_id);
    `.execute(db);
  },
};
