-- Lets a claim be requested from its supplier again, under its own id. The outcome is one of
-- hastened | resent | unknown | delivered | under-way | giving-back | refused | month-over | ended | claimed-again | quota-used | sold-out;
-- only the first two change anything.
-- A claim that failed is requested again only when it is unknown whether the supplier delivered it: a supplier that refused or
-- revoked an id refuses it for good. It takes its slot, quota and stock again, in the lock order of claiming: subscription, claim, quota, stock.
create or replace function resend_claim(p_claim_id text, p_cycle text, p_now timestamptz, p_detail text)
returns text language plpgsql as $$
#variable_conflict use_column
declare
  c claims;
  outcome text := 'resent';
begin
  select * into c from claims where claim_id = p_claim_id;
  if not found then return 'unknown'; end if;
  perform from subscriptions where subscription_id = c.subscription_id and opened_at <= p_now and (ends_at is null or ends_at > p_now)
  for key share;
  if not found and c.state = 'failed' then return 'ended'; end if;
  select * into c from claims where claim_id = p_claim_id for update;

  if c.state = 'delivered' then return 'delivered'; end if;
  if c.state = 'delivering' then
    if c.give_back_at is not null then return 'giving-back'; end if;
    if c.leased_until = c.next_try_at and c.next_try_at > p_now then return 'under-way'; end if;
    update claims set next_try_at = least(next_try_at, p_now) where claim_id = p_claim_id;
    outcome := 'hastened';
  else
    if coalesce((
      select event from claim_events
      where claim_id = p_claim_id and event in ('to-reconcile', 'reconciled', 'resent')
      order by claim_event_id desc limit 1), '') <> 'to-reconcile' then return 'refused'; end if;
    if c.cycle <> p_cycle::char(7) then return 'month-over'; end if;
    begin
      update claims
      set state = 'delivering', settled_at = null, note = '', notify_at = null, tries = 0, next_try_at = p_now, leased_until = null, give_back_at = null,
        deliver_by = p_now + make_interval(secs => (select delivery_limit_seconds from products where product_id = c.product_id))
      where claim_id = p_claim_id;
      update group_use set used = used + 1
      where subscription_id = c.subscription_id and group_id = c.group_id and cycle = c.cycle and used < quota;
      if not found then raise 'quota-used' using errcode = 'MB011'; end if;
      update rights_stock set remaining = remaining - 1
      where rights_id = c.rights_id and cycle = c.cycle and remaining > 0;
      if not found and exists (select from rights_stock where rights_id = c.rights_id and cycle = c.cycle) then
        raise 'sold-out' using errcode = 'MB012';
      end if;
    exception
      when unique_violation then return 'claimed-again';
      when sqlstate 'MB011' then return 'quota-used';
      when sqlstate 'MB012' then return 'sold-out';
    end;
    -- The message of the failure stays; the result of this attempt gets one of its own.
    update messages set source = source || ' until ' || p_now where user_id = c.user_id and source = 'claim ' || p_claim_id;
  end if;
  insert into claim_events (claim_id, at, event, detail) values (p_claim_id, p_now, 'resent', p_detail);
  return outcome;
end $$;
