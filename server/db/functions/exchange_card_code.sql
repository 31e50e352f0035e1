-- One attempt of a subscriber with one card code. The outcome is one of
-- locked | unknown | used | busy | again | not-begun | ended | own-number | taken.
-- Only a code that does not exist counts as a miss: a used one was not guessed. A miss holds the locks of its subscriber and
-- address alone, other attempts share them: so concurrent attempts end with the last miss that is allowed.
-- p_exchange_id is derived from the request's idempotency key if it has one: its repetition continues the exchange at once.
create or replace function exchange_card_code(
  p_code_hash bytea, p_user_id text, p_address text, p_own_mobile text, p_mobile text, p_channel_id text,
  p_exchange_id text, p_subscription_id text, p_now timestamptz, p_month_ends timestamptz,
  p_misses integer, p_lock interval, p_retry_after interval
) returns table (outcome text, exchange_id text) language plpgsql as $$
#variable_conflict use_column
declare
  attempters text[] := array['address:' || p_address, 'user:' || p_user_id];
  batch card_code_batches;
  held card_exchanges;
  opens timestamptz := p_now;
  closes timestamptz := p_month_ends;
  is_known boolean;
begin
  select b.* into batch from card_codes c join card_code_batches b using (batch_id) where c.code_hash = p_code_hash;
  is_known := found;
  -- Every attempt locks its address first, so attempts never deadlock.
  for place in 1 .. 2 loop
    if is_known then perform pg_advisory_xact_lock_shared(hashtextextended('card code ' || attempters[place], 0));
    else perform pg_advisory_xact_lock(hashtextextended('card code ' || attempters[place], 0));
    end if;
  end loop;
  if exists (
    select from card_code_misses
    where attempted_by = any(attempters) and misses >= p_misses and missed_at > p_now - p_lock) then
    return query select 'locked', null::text;
    return;
  end if;
  if not is_known then
    insert into card_code_misses as m (attempted_by, misses, missed_at)
    select attempted_by, 1, p_now from unnest(attempters) as a(attempted_by) order by attempted_by
    on conflict (attempted_by) do update
      set misses = case when m.missed_at > p_now - p_lock then m.misses + 1 else 1 end, missed_at = p_now;
    return query select 'unknown', null::text;
    return;
  end if;

  select e.* into held from card_exchanges e where e.code_hash = p_code_hash and e.released_at is null;
  if not found then
    if p_now < batch.begins_at or p_now >= batch.ends_at then
      return query select case when p_now < batch.begins_at then 'not-begun' else 'ended' end, null::text;
      return;
    end if;
    if batch.grants = 'product' and p_mobile <> p_own_mobile then
      return query select 'own-number', null::text;
      return;
    end if;
    -- The request was refused before and its code released: that exchange keeps its id.
    if exists (select from card_exchanges e where e.exchange_id = p_exchange_id) then
      p_exchange_id := p_subscription_id;
    end if;
    insert into card_exchanges (
      exchange_id, code_hash, batch_id, user_id, subscription_id, mobile_sealed, channel_id, exchanged_at, tried_at)
    values (
      p_exchange_id, p_code_hash, batch.batch_id, p_user_id, p_subscription_id, p_mobile, p_channel_id, p_now, p_now)
    on conflict (code_hash) where released_at is null do nothing;
    if found then
      if batch.grants = 'product' then
        -- A second card continues where the first one ends, even if both are exchanged at once.
        perform 1 from users where user_id = p_user_id for no key update;
        select greatest(p_now, max(s.ends_at)) into opens
        from subscriptions s where s.user_id = p_user_id and s.product_id = batch.product_id;
        closes := (opens at time zone 'Asia/Shanghai' + make_interval(months => batch.months))
          at time zone 'Asia/Shanghai';
      end if;
      insert into subscriptions (subscription_id, user_id, product_id, opened_at, ends_at)
      values (p_subscription_id, p_user_id, batch.product_id, opens, closes);
      return query select 'taken', p_exchange_id;
      return;
    end if;
    select e.* into held from card_exchanges e where e.code_hash = p_code_hash and e.released_at is null;
  end if;

  if held.user_id <> p_user_id then
    return query select 'used', null::text;
    return;
  end if;
  update card_exchanges set tried_at = p_now
  where exchange_id = held.exchange_id and released_at is null
    and (tried_at <= p_now - p_retry_after or held.exchange_id = p_exchange_id);
  return query select case when found then 'again' else 'busy' end, held.exchange_id;
end $$;
