-- Writes money that an order waits for: payment, ledger and order, under the lock of the order's row. Another open attempt of the order is
-- closed by the job. Returns 'paid', for a repetition what the payment is ('paid' or 'surplus'), and null with nothing written where the
-- order does not wait to be paid.
create or replace function capture_payment(
  p_payment_no text, p_trade_no text, p_account text, p_reason text, p_now timestamptz
) returns text language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_order_no text;
  v_user_id text;
  v_order_state text;
  v_amount integer;
  v_state text;
  v_is_surplus boolean;
begin
  select order_no, user_id, amount_fen into v_order_no, v_user_id, v_amount from payments where payment_no = p_payment_no;
  if not found then raise 'payment % is gone', p_payment_no; end if;
  select state into v_order_state from orders where order_no = v_order_no for update;
  select state, is_surplus into v_state, v_is_surplus from payments where payment_no = p_payment_no;
  if v_state = 'paid' then return case when v_is_surplus then 'surplus' else 'paid' end; end if;
  if v_order_state <> 'created' then return null; end if;

  update payments set state = 'paid', is_surplus = false, trade_no = p_trade_no, paid_at = p_now where payment_no = p_payment_no;
  insert into ledger_entries (subscriber_id, movement, side, account, amount_fen, order_no, at) values
    (v_user_id, 'pay ' || p_payment_no, 'debit', p_account, v_amount, v_order_no, p_now),
    (v_user_id, 'pay ' || p_payment_no, 'credit', 'orders', -v_amount, v_order_no, p_now);
  perform mark_orders_paid(array[v_order_no], v_amount, p_reason, p_now);
  update payments set state = 'closing', next_query_at = p_now where order_no = v_order_no and state = 'open';
  return 'paid';
end $$;
