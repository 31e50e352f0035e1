-- Reserves pieces of one activity for many subscribers, each once in the arrays, in their order and until stock and
-- budget are used up. Returns for each place 'held' with the reservation (an earlier one that is not ordered yet is
-- kept), or why not: 'off', 'stopped', 'early', 'ended', 'draw', 'limit', 'quota' or 'soldOut'.
create or replace function reserve_sale(
  p_activity_id text, p_user_ids text[], p_ids text[], p_quantities integer[], p_now timestamptz, p_expires_at timestamptz
)
returns table (place integer, outcome text, reservation_id text, expires_at timestamptz) language plpgsql as $$
#variable_conflict use_column
declare
  v_session seckill_sessions;
  v_goods seckill_goods;
  v_subsidy integer;
  v_left integer;
  v_early text;
  v_row record;
  v_granted integer[] := '{}';
begin
  select s.* into v_session from seckill_sessions s join seckill_goods k using (session_id) where k.activity_id = p_activity_id;
  -- The off switch and an operator's stop update this row: it waits for reservations, and they for it. A monthly quota counts all goods, so
  -- its reservations are serialised.
  if v_session.quota_per_month is null then
    select * into v_session from seckill_sessions where session_id = v_session.session_id for share;
  else
    select * into v_session from seckill_sessions where session_id = v_session.session_id for no key update;
  end if;
  perform release_expired_sales(p_activity_id, p_now);
  select * into v_goods from seckill_goods where activity_id = p_activity_id for no key update;
  select greatest(s.price_fen - v_goods.price_fen, 0) into v_subsidy from skus s
  where s.goods_id = v_goods.goods_id and (v_goods.sku_id is null or s.sku_id = v_goods.sku_id) order by s.sort, s.sku_id limit 1;
  v_left := v_goods.total - v_goods.sold;
  if v_goods.budget_fen is not null and v_subsidy > 0 then
    v_left := least(v_left, (v_goods.budget_fen - v_goods.spent_fen) / v_subsidy);
  end if;
  v_early := case
    when not v_session.is_on then 'off'
    when v_session.stopped_at is not null or v_goods.stopped_at is not null then 'stopped'
    when p_now < v_session.begins_at then 'early'
    when p_now >= v_session.ends_at then 'ended'
    when v_session.mode = 'draw' then 'draw'
  end;

  for v_row in
    select w.user_id, w.quantity, w.spot::integer as spot, h.reservation_id as held_id, h.expires_at as held_until,
      coalesce((select sum(r.quantity) from sale_reservations r
        where r.session_id = v_goods.session_id and r.goods_id = v_goods.goods_id and r.user_id = w.user_id
          and r.state <> 'released'), 0) as taken,
      case when v_session.quota_per_month is null then 0 else coalesce((select sum(r.quantity) from sale_reservations r
        where r.user_id = w.user_id and r.session_id = v_session.session_id and r.state <> 'released'
          and r.reserved_at >= date_trunc('month', p_now, 'Asia/Shanghai')), 0) end as taken_in_month
    from unnest(p_user_ids, p_quantities) with ordinality as w(user_id, quantity, spot)
    left join sale_reservations h on h.session_id = v_goods.session_id and h.goods_id = v_goods.goods_id
      and h.user_id = w.user_id and h.state = 'held'
    order by w.spot
  loop
    place := v_row.spot;
    reservation_id := null;
    expires_at := null;
    outcome := case
      when v_early = 'off' then 'off'
      when v_row.held_id is not null then 'held'
      when v_early is not null then v_early
      when v_row.taken + v_row.quantity > v_goods.limit_per_user then 'limit'
      when v_row.taken_in_month + v_row.quantity > v_session.quota_per_month then 'quota'
      when v_row.quantity > v_left then 'soldOut'
      else 'held'
    end;
    if outcome = 'held' then
      reservation_id := coalesce(v_row.held_id, p_ids[v_row.spot]);
      expires_at := coalesce(v_row.held_until, p_expires_at);
      if v_row.held_id is null then
        v_left := v_left - v_row.quantity;
        v_granted := v_granted || v_row.spot;
      end if;
    end if;
    return next;
  end loop;

  if cardinality(v_granted) > 0 then
    insert into sale_reservations (reservation_id, session_id, goods_id, user_id, quantity, subsidy_fen, state, origin, reserved_at, expires_at)
    select p_ids[g], v_goods.session_id, v_goods.goods_id, p_user_ids[g], p_quantities[g], p_quantities[g] * v_subsidy, 'held', 'race',
      p_now, p_expires_at
    from unnest(v_granted) g;
    update seckill_goods set
      sold = sold + (select sum(p_quantities[g]) from unnest(v_granted) g),
      spent_fen = spent_fen + v_subsidy * (select sum(p_quantities[g]) from unnest(v_granted) g)
    where activity_id = p_activity_id;
  end if;
end $$;
