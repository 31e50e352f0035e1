import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Bounds of the prices of promoted goods: a list by price computes the prices only of those that can be on its page. The lowest price is
 * that of any buyer, city and time. Indexes store it, so the function is not among the files of server/db/functions.
 */
export const promotedPrices: Migration = {
  up: async (db) => {
    await sql`
      create function lowest_promotion_price(p_promotions jsonb) returns integer language sql immutable parallel safe as $$
        select min((p->>'priceFen')::integer) from jsonb_array_elements(p_promotions) p where p->>'kind' = 'price'
      $$;
      create index promoted_goods_by_lowest_price on goods
        ((least(price_fen, member_price_fen, lowest_promotion_price(promotions)))) where promotions @> '[{"kind": "price"}]';
      create index promoted_goods_by_lowest_discount on goods
        ((coalesce(least(price_fen, member_price_fen, lowest_promotion_price(promotions))::numeric / nullif(original_price_fen, 0), 'Infinity')))
        where promotions @> '[{"kind": "price"}]';
      create index promoted_goods_by_price on goods ((least(price_fen, member_price_fen))) where promotions @> '[{"kind": "price"}]';
      create index promoted_goods_by_regular_price on goods (price_fen) where promotions @> '[{"kind": "price"}]';
    `.execute(db);
  },
};
