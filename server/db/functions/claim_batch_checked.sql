-- Inserts the claims of a batch for one right that are allowed, first come first served, and returns the others with
-- their place in the arrays, counted from one. 'needs-lookup': the subscription does not give the right, the right is
-- claimed already, the claim id exists, or the request repeats one that was answered with another's claim (claim_repeats).
-- Claims and quotas come first, in the byte order of their subscriptions, and the stock last, so that batches never
-- deadlock.
create or replace function claim_batch_checked(
  p_product_id text, p_group_id text, p_rights_id text, p_cycle text,
  p_now timestamptz, p_opened_by timestamptz, p_deliver_by timestamptz, p_quota smallint, p_monthly_stock integer,
  p_claim_ids text[], p_user_ids text[], p_subscription_ids text[], p_channel_ids text[], p_area_nums text[],
  p_sms_ids text[], p_wt_acs text[], p_wt_ac_ids text[],
  p_p_channel_ids text[] default null, p_channel_area_nums text[] default null
) returns table (place integer, outcome text) language plpgsql
-- Index scans whatever the statistics say: a plan made while the tables are empty would scan them whole later.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan set jit = off
as $$
#variable_conflict use_column
declare
  inserted text[];
  kept text[];
  sold_out text[];
  stock integer;
begin
  with requested as (
    select w.*
    from unnest(
      p_claim_ids, p_user_ids, p_subscription_ids, p_channel_ids, p_area_nums, p_sms_ids, p_wt_acs, p_wt_ac_ids,
      p_p_channel_ids, p_channel_area_nums
    ) with ordinality
      as w(claim_id, user_id, subscription_id, channel_id, area_num, sms_id, wt_ac, wt_ac_id, p_channel_id,
        channel_area_num, place)
    join subscriptions s on s.subscription_id = w.subscription_id and s.user_id = w.user_id
      and s.product_id = p_product_id and s.opened_at <= p_opened_by and (s.ends_at is null or s.ends_at > p_now)
    where not exists (select from claim_repeats e where e.request_id = w.claim_id)
    order by w.subscription_id collate "C"
    -- A refund locks the subscription for update: of the two the first counts.
    for key share of s
  ), new_claims as (
    insert into claims (
      claim_id, user_id, subscription_id, product_id, group_id, rights_id, cycle, state,
      channel_id, area_num, sms_id, wt_ac, wt_ac_id, p_channel_id, channel_area_num, claimed_at, next_try_at, deliver_by)
    select w.claim_id, w.user_id, w.subscription_id, p_product_id, p_group_id, p_rights_id, p_cycle, 'delivering',
      w.channel_id, w.area_num, w.sms_id, w.wt_ac, w.wt_ac_id, w.p_channel_id, w.channel_area_num, p_now, p_now, p_deliver_by
    from requested w order by w.subscription_id collate "C", w.place
    on conflict do nothing
    returning claim_id, user_id, subscription_id
  ), counted as (
    insert into group_use (subscriber_id, subscription_id, group_id, cycle, used, quota)
    select user_id, subscription_id, p_group_id, p_cycle, 1, p_quota from new_claims order by subscription_id collate "C"
    on conflict (subscription_id, group_id, cycle)
      do update set used = group_use.used + 1, quota = p_quota where group_use.used < p_quota
    returning subscription_id
  )
  select
    (select coalesce(array_agg(claim_id), '{}') from new_claims),
    (select coalesce(array_agg(subscription_id), '{}') from counted)
  into inserted, kept;
  if cardinality(kept) = cardinality(inserted) then
    kept := inserted;
  else
    select coalesce(array_agg(c.claim_id), '{}') into kept
    from unnest(inserted) f(claim_id) join claims c using (claim_id) where c.subscription_id = any(kept);
  end if;

  if p_monthly_stock is not null and cardinality(kept) > 0 then
    insert into rights_stock (rights_id, cycle, total, remaining)
    values (p_rights_id, p_cycle, p_monthly_stock, p_monthly_stock)
    on conflict do nothing;
    update rights_stock set remaining = remaining - cardinality(kept)
    where rights_id = p_rights_id and cycle = p_cycle::char(7) and remaining >= cardinality(kept);
    if not found then
      select remaining into stock from rights_stock
      where rights_id = p_rights_id and cycle = p_cycle::char(7) for update;
      select array_agg(w.claim_id order by w.place) into kept
      from unnest(p_claim_ids) with ordinality as w(claim_id, place) where w.claim_id = any(kept);
      sold_out := kept[stock + 1:];
      kept := kept[:stock];
      update group_use u set used = u.used - 1 from claims c
      where c.claim_id = any(sold_out) and u.subscription_id = c.subscription_id
        and u.group_id = p_group_id and u.cycle = p_cycle::char(7);
      update rights_stock set remaining = remaining - cardinality(kept)
      where rights_id = p_rights_id and cycle = p_cycle::char(7);
    end if;
  end if;
  if cardinality(kept) < cardinality(inserted) then
    delete from claims c where c.claim_id = any(inserted) and not c.claim_id = any(kept);
  end if;

  if cardinality(kept) = cardinality(p_claim_ids) then return; end if;
  return query
    select w.place::integer,
      case
        when w.claim_id = any(sold_out) then 'sold-out'
        when w.claim_id = any(inserted) then 'quota-used'
        else 'needs-lookup'
      end
    from unnest(p_claim_ids) with ordinality as w(claim_id, place) where not w.claim_id = any(kept);
end $$;
