-- Opens an attempt to pay an order of this subscriber (null: of anybody), or continues the open one of the same method. The outcome says
-- why there is none: 'not-found', 'late', 'not-open' or 'other-open'. With it comes what its channel needs to know.
create or replace function open_payment(
  p_order_no text, p_user_id text, p_pay_method_id smallint, p_payment_no text, p_now timestamptz, p_next_query_at timestamptz
) returns table (
  outcome text, payment_no text, user_id text, amount_fen integer, expires_at timestamptz,
  goods_name text, mobile_sealed text, open_id_sealed text
) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  v_order record;
  v_open record;
begin
  select o.user_id, o.state, o.payable_fen, o.pay_by into v_order from orders o where o.order_no = p_order_no for update;
  outcome := case
    when not found or v_order.user_id <> p_user_id then 'not-found'
    when v_order.state = 'closed' or (v_order.state = 'created' and v_order.pay_by <= p_now) then 'late'
    when v_order.state <> 'created' then 'not-open'
  end;
  if outcome is null then
    select p.payment_no, p.pay_method_id, p.state, p.amount_fen, p.expires_at into v_open
    from payments p where p.order_no = p_order_no and p.state in ('open', 'closing');
    if not found then
      insert into payments (payment_no, order_no, user_id, pay_method_id, amount_fen, state, created_at, expires_at, next_query_at)
      values (p_payment_no, p_order_no, v_order.user_id, p_pay_method_id, v_order.payable_fen, 'open', p_now, v_order.pay_by, p_next_query_at)
      returning payment_no, pay_method_id, state, amount_fen, expires_at into v_open;
    end if;
    outcome := case when v_open.pay_method_id = p_pay_method_id and v_open.state = 'open' then 'open' else 'other-open' end;
  end if;
  if outcome = 'open' then
    payment_no := v_open.payment_no;
    user_id := v_order.user_id;
    amount_fen := v_open.amount_fen;
    expires_at := v_open.expires_at;
    select l.goods_name into goods_name from order_lines l where l.order_no = p_order_no order by l.line limit 1;
    select u.mobile_sealed, u.open_id_sealed into mobile_sealed, open_id_sealed from users u where u.user_id = v_order.user_id;
  end if;
  return next;
end $$;
