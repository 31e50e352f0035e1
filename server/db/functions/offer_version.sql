-- What the claim rule reads of a right, its group and its product, as one number: it changes when one of these columns does. It depends on
-- values alone, so it is the same on every node, on a standby and after a dump was restored (docs/decisions/0203-versions-of-offers.md).
create or replace function offer_version(p products, g right_groups, r rights) returns text
language sql stable as $$
  select hash_record_extended(row(
    p.starts_next_month, p.delivery_limit_seconds, g.choose_count, r.monthly_stock, r.begins_at, r.ends_at,
    r.opens_on_day, r.opens_at_hour, r.min_level, r.province_only, r.category_flag), 0)::text
$$;
