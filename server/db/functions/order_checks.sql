-- What orders need checked before their transaction: the places of the keys that have their order, and of the skus the data in those that are
-- charged to a number, the memberships of plans, and the rules.
create or replace function order_checks(p_user_ids text[], p_keys text[], p_sku_ids text[])
returns table (ordered integer[], charged json, products json, rules json) language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
begin
  return query select
    array(select w.place::integer from unnest(p_user_ids, p_keys) with ordinality as w(user_id, request_key, place)
      where exists (select from orders o where o.user_id = w.user_id and o.request_key = w.request_key)),
    (select json_object_agg(s.sku_id, g.flow_mb) from skus s join goods g using (goods_id)
      where s.sku_id = any(p_sku_ids) and g.kind = 'charge'),
    (select json_object_agg(p.sku_id, p.product_id) from product_plans p where p.sku_id = any(p_sku_ids)),
    (select json_agg(json_build_object('target', r.target_id, 'ruleCode', r.rule_code, 'value', r.value) order by r.sort, r.rule_code)
      from order_rules r where r.target_kind = 'sku' and r.target_id = any('*'::text || p_sku_ids));
end $$;
