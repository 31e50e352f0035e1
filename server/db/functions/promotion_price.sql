-- The lowest price of the promotions of goods for a buyer, or null: core/rules/goods/unit-price.ts, promotionPrice, in SQL.
create or replace function promotion_price(
  p_promotions jsonb, p_sku text, p_level integer, p_city text, p_used_up text[], p_now timestamptz
) returns integer language sql stable as $$
  select min((p->>'priceFen')::integer) from jsonb_array_elements(p_promotions) p
  where p->>'kind' = 'price' and coalesce(p->>'skuId', p_sku) = p_sku
    and (p->'levels' = '[]' or p->'levels' @> to_jsonb(p_level))
    and (p->'cities' = '[]' or p->'cities' ? p_city)
    and coalesce((p->>'beginsAt')::bigint <= extract(epoch from p_now) * 1000, true)
    and coalesce((p->>'endsAt')::bigint > extract(epoch from p_now) * 1000, true)
    and not p->>'promotionId' = any(p_used_up)
$$;
