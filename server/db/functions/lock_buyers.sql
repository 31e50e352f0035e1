-- Locks the rows of subscribers, in the order of their ids, and returns the orders that idempotency keys have already: read after the lock,
-- so that a request finds the order of its repetition that held it.
create or replace function lock_buyers(p_user_ids text[], p_keys text[])
returns table (user_id text, request_key text, order_no text, payable_fen integer, state text, request_digest bytea) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
#variable_conflict use_column
begin
  perform from users u where u.user_id = any(p_user_ids) order by u.user_id for no key update;
  return query
    select o.user_id, o.request_key, o.order_no, o.payable_fen, o.state, o.request_digest
    from unnest(p_user_ids, p_keys) as w(user_id, request_key)
    join orders o on o.user_id = w.user_id and o.request_key = w.request_key;
end $$;
