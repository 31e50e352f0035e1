-- Writes the promotions of goods, or of all goods for null, in the form of core/rules/pricing/promotion.ts. Times and cities are left
-- to the reader. A promotion that is off, whose budget is spent or whose gift is gone is not among them.
create or replace function write_goods_promotions(p_goods text[]) returns void language sql as $$
  with wanted as (
    select g.goods_id, g.category_id, g.kind, g.tags, g.coupon_types, g.areas from goods g
    where p_goods is null or g.goods_id = any(p_goods)
  ), open as (
    select p.*, k.rule, s.price_fen as gift_fen, f.name as gift_name
    from promotions p left join collections k using (collection_id)
    left join skus s on p.kind = 'gift' and s.sku_id = p.terms->>'giftSkuId'
    left join goods f on f.goods_id = s.goods_id
    where p.is_on and (p.budget_fen is null or p.spent_fen < p.budget_fen)
      and (p.kind <> 'gift' or s.stock_left is null or s.stock_left > 0)
  ), held as (
    select w.goods_id, jsonb_agg(
      jsonb_build_object(
        'promotionId', o.promotion_id, 'kind', o.kind, 'levels', to_jsonb(o.levels), 'cities', to_jsonb(o.cities),
        'beginsAt', floor(extract(epoch from o.begins_at) * 1000)::bigint, 'endsAt', floor(extract(epoch from o.ends_at) * 1000)::bigint,
        'perPerson', o.per_person, 'period', o.period, 'hasBudget', o.budget_fen is not null)
      || o.terms
      || case o.kind
        when 'price' then jsonb_build_object('title', o.title, 'skuId', c.sku_id, 'priceFen', coalesce(c.price_fen, (o.terms->>'priceFen')::integer))
        when 'gift' then jsonb_build_object('giftName', o.gift_name, 'giftFen', o.gift_fen)
        else '{}'::jsonb
      end
      order by o.promotion_id) as promotions
    from wanted w join open o on true
    left join collection_goods c on c.collection_id = o.collection_id and c.goods_id = w.goods_id
    where (w.goods_id = any(o.goods_ids) or c.goods_id is not null
        or o.rule is not null and goods_fit_rule(w.category_id, w.kind, w.tags, w.coupon_types, w.areas, o.rule))
      and (o.kind <> 'price' or coalesce(c.price_fen, (o.terms->>'priceFen')::integer) is not null)
    group by w.goods_id
  )
  update goods g set promotions = coalesce(h.promotions, '[]')
  from wanted w left join held h using (goods_id)
  where g.goods_id = w.goods_id and g.promotions is distinct from coalesce(h.promotions, '[]')
$$;
