-- Whether goods have one value of each list of a collection's rule (schema/promotions.ts, CollectionRule).
create or replace function goods_fit_rule(
  p_category text, p_kind text, p_tags text[], p_coupon_types text[], p_areas text[], p_rule jsonb
) returns boolean language sql stable as $$
  select (not p_rule ? 'categories' or p_rule->'categories' ? p_category
      or exists (select from categories c where c.category_id = p_category and p_rule->'categories' ? c.parent_id))
    and (not p_rule ? 'kinds' or p_rule->'kinds' ? p_kind)
    and (not p_rule ? 'tags' or p_rule->'tags' ?| p_tags)
    and (not p_rule ? 'couponTypes' or p_rule->'couponTypes' ?| p_coupon_types)
    and (not p_rule ? 'city' or p_rule->>'city' = any(p_areas))
$$;
