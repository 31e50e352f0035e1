-- What orders are priced by, each a list or null: the listed goods of skus, and of subscribers the usable cards, the points (one is worth one
-- fen), the highest level and the orders of this month that count for the multi-order discount (§9).
create or replace function order_facts(p_user_ids text[], p_sku_ids text[], p_now timestamptz)
returns table (goods json, cards json, buyers json) language plpgsql stable
-- Index scans whatever the statistics say: a plan made while the tables are empty would scan them whole later.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan
as $$
begin
  return query select
    (select json_agg(r) from (
      select s.sku_id, s.name as sku_name, s.pic_url, s.price_fen, s.member_price_fen, s.stock_left, g.goods_id, g.name, g.category_id,
        g.kind, g.coupon_types, g.flow_mb, g.limit_per_order, g.promotions, g.freight_fen, c.parent_id
      from skus s join goods g using (goods_id) left join categories c using (category_id)
      where s.sku_id = any(p_sku_ids) and s.stopped_at is null and g.listed_at <= p_now
    ) r),
    (select json_agg(r) from (
      select c.user_id, c.card_code, c.coupon_type, c.title, c.amount_fen, c.begins_at, c.expires_at,
        t.pay_percent, t.max_off_fen, t.flow_mb, t.threshold_fen, t.stacking, t.categories, t.goods, t.kinds
      from user_coupons c left join coupon_templates t using (template_id)
      where c.user_id = any(p_user_ids) and c.state = 'usable' and c.expires_at > p_now
      order by c.user_id, c.expires_at, c.card_code
    ) r),
    (select json_agg(r) from (
      select u.user_id, u.points, (
        select coalesce(max(v.level), 0) from subscriptions s join products p using (product_id) join vip_types v using (vip_type_id)
        where s.user_id = u.user_id and s.opened_at <= p_now and (s.ends_at is null or s.ends_at > p_now)
      ) as level, (
        select count(distinct o.order_no) from orders o join order_lines l on l.order_no = o.order_no and l.multi_order
        where o.user_id = u.user_id and o.state not in ('created', 'closed', 'refunded')
          and o.created_at >= date_trunc('month', p_now, 'Asia/Shanghai')
      ) as orders
      from users u where u.user_id = any(p_user_ids)
    ) r);
end $$;
