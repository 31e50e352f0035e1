-- Releases the reservations of one activity that were not ordered in time, and returns their pieces and budget.
create or replace function release_expired_sales(p_activity_id text, p_now timestamptz)
returns integer language plpgsql as $$
declare
  v_session text;
  v_goods text;
  v_count integer;
begin
  -- Goods before reservations, as in reserve_sale, so that both do not block each other in turn.
  select session_id, goods_id into v_session, v_goods
  from seckill_goods where activity_id = p_activity_id for no key update;

  with freed as (
    update sale_reservations set state = 'released'
    where session_id = v_session and goods_id = v_goods and state = 'held' and expires_at <= p_now
    returning quantity, subsidy_fen
  ), total as (
    select count(*)::integer as many, coalesce(sum(quantity), 0)::integer as pieces,
      coalesce(sum(subsidy_fen), 0)::integer as subsidy from freed
  ), returned as (
    update seckill_goods set sold = sold - pieces, spent_fen = spent_fen - subsidy
    from total where activity_id = p_activity_id and many > 0
  )
  select many into v_count from total;
  return v_count;
end $$;
