-- Marks orders that wait to be paid and cost this much paid, their cards used and their pieces sold; returns those.
create or replace function mark_orders_paid(p_order_nos text[], p_paid_fen integer, p_reason text, p_now timestamptz)
returns setof text language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
begin
  return query
    with paid as (
      update orders set state = 'paid', paid_fen = p_paid_fen
      where order_no = any(p_order_nos) and state = 'created' and payable_fen = p_paid_fen
      returning order_no, user_id
    ), logged as (
      insert into order_log (subscriber_id, order_no, at, state, reason) select user_id, order_no, p_now, 'paid', p_reason from paid
    ), cards as (
      update user_coupons c set state = 'used'
      from order_cards k join paid using (order_no) where c.card_code = k.card_code and c.state = 'reserved'
    ), sold as (
      insert into sold_changes (goods_id, sku_id, pieces, paid_fen, at)
      select l.goods_id, l.sku_id, l.quantity, l.payable_fen, p_now from order_lines l join paid using (order_no)
    )
    select order_no from paid;
end $$;
