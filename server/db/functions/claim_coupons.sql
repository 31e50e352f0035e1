-- Claims one offered coupon for many subscribers, in the order of the arrays and until the stock or the budget of the
-- activity is used up. Returns for each place 'claimed' with the new card, 'repeated' with the card of this period,
-- 'limit', 'soldOut', 'off' or 'notHeld'. A coupon for a right type, a level or a product is stored with the first opened
-- subscription that gives it, which is locked before all else: of its refund and the claim the first counts.
create or replace function claim_coupons(
  p_activity_id text, p_template_id text, p_period text, p_user_ids text[], p_card_codes text[], p_now timestamptz,
  p_expires_at timestamptz
)
returns table (place integer, outcome text, card_code text) language plpgsql as $$
#variable_conflict use_column
declare
  v_left integer;
  v_limit integer;
  v_worth integer;
  v_activity coupon_activities;
  v_right smallint;
  v_level smallint;
  v_product text;
  v_is_open boolean;
  v_subscriptions text[] := '{}';
begin
  select a.right_type, case when r.product_id is null then greatest(o.min_level, r.min_level, 0) else 0 end, r.product_id
  into v_right, v_level, v_product
  from coupon_offers o join coupon_activities a using (activity_id) left join coupon_rules r using (activity_id, rule_id)
  where o.activity_id = p_activity_id and o.template_id = p_template_id;
  v_is_open := v_right is null and v_level = 0 and v_product is null;
  if not v_is_open then
    select coalesce(array_agg(f.subscription_id), '{}') into v_subscriptions from (
      select distinct on (s.user_id) s.subscription_id
      from subscriptions s join products p using (product_id) left join vip_types v using (vip_type_id)
      where s.user_id = any(p_user_ids) and s.opened_at <= p_now and (s.ends_at is null or s.ends_at > p_now)
        and (v_right is null
          or exists (select from vip_type_rights t where t.vip_type_id = p.vip_type_id and t.right_type_id = v_right))
        and coalesce(v.level, 0) >= v_level and (v_product is null or s.product_id = v_product)
      order by s.user_id, s.opened_at, s.subscription_id) f;
    perform from subscriptions where subscription_id = any(v_subscriptions) order by subscription_id collate "C" for key share;
  end if;

  -- Serialises the claims of one offer, so that the next statement sees those before.
  select stock - taken, limit_per_person into v_left, v_limit
  from coupon_offers where activity_id = p_activity_id and template_id = p_template_id for no key update;

  select coalesce(max_off_fen, amount_fen) into v_worth from coupon_templates where template_id = p_template_id;
  -- The off switch updates this row: it waits for claims, and they for it. A budget counts all offers, so its claims are
  -- serialised. The offer is locked before the activity.
  select * into v_activity from coupon_activities where activity_id = p_activity_id;
  if v_activity.budget_fen is null then
    select * into v_activity from coupon_activities where activity_id = p_activity_id for share;
  else
    select * into v_activity from coupon_activities where activity_id = p_activity_id for no key update;
  end if;
  if v_activity.budget_fen is not null and v_worth > 0 then
    v_left := least(v_left, (v_activity.budget_fen - v_activity.spent_fen) / v_worth);
  end if;

  return query
  with wanted as (
    select user_id, code, spot::integer from unnest(p_user_ids, p_card_codes) with ordinality as w(user_id, code, spot)
  ), held as (
    select user_id, subscription_id from subscriptions
    where subscription_id = any(v_subscriptions) and (ends_at is null or ends_at > p_now)
  ), known as (
    select user_id, count(*)::integer as claims, max(c.nth) as last_nth,
      max(c.card_code) filter (where c.period = p_period) as card_code
    from coupon_claims c
    where activity_id = p_activity_id and template_id = p_template_id and user_id = any(p_user_ids) group by user_id
  ), firsts as (
    select w.user_id, w.code, w.spot, h.subscription_id, coalesce(k.last_nth, 0) + 1 as nth,
      row_number() over (order by w.spot) as seat
    from (select distinct on (user_id) * from wanted order by user_id, spot) w left join known k using (user_id)
    left join held h using (user_id)
    where v_activity.is_on and (v_is_open or h.subscription_id is not null) and k.card_code is null and (v_limit is null or coalesce(k.claims, 0) < v_limit)
  ), granted as (
    select * from firsts where v_left is null or seat <= v_left
  ), cards as (
    insert into user_coupons (card_code, user_id, coupon_type, amount_fen, title, begins_at, expires_at, template_id)
    select g.code, g.user_id, t.coupon_type, t.amount_fen, t.title, greatest(p_now, t.valid_from), p_expires_at, t.template_id
    from granted g, coupon_templates t where t.template_id = p_template_id
  ), claims as (
    insert into coupon_claims (activity_id, template_id, user_id, period, nth, card_code, claimed_at, subscription_id)
    select p_activity_id, p_template_id, user_id, p_period, nth, code, p_now, subscription_id from granted
  ), counted as (
    update coupon_offers set taken = taken + (select count(*) from granted)
    where activity_id = p_activity_id and template_id = p_template_id and exists (select from granted)
  ), spent as (
    update coupon_activities set spent_fen = spent_fen + v_worth * (select count(*) from granted)::integer
    where activity_id = p_activity_id and v_activity.budget_fen is not null and exists (select from granted)
  )
  select w.spot,
    case
      when g.spot = w.spot then 'claimed'
      when g.code is not null or k.card_code is not null then 'repeated'
      when not v_activity.is_on then 'off'
      when v_limit is not null and k.claims >= v_limit then 'limit'
      when not v_is_open and h.user_id is null then 'notHeld'
      else 'soldOut'
    end,
    coalesce(g.code, k.card_code)
  from wanted w left join granted g using (user_id) left join known k using (user_id) left join held h using (user_id)
  order by w.spot;
end $$;
