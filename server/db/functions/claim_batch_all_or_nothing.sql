-- Inserts a batch of claims of one right, or nothing, as if every claimant held the right, claimed it for the first
-- time this cycle and chose for the first time from its group. It fails with (server/db/sql-state.ts)
--   MB001 the right, its group or its product has changed since the caller read it (p_version: offer_version; the
--     release before passes their xmin),
--   MB002 a claimant has no subscription that gives the right,
--   MB003 the stock does not suffice for the whole batch,
--   unique_violation the right is claimed already, something of its group was chosen before, or a request repeats one
--     that was answered with another request's claim (claim_repeats).
-- The arrays are in the byte order of their subscriptions and the stock comes last, so that batches never deadlock.
create or replace function claim_batch_all_or_nothing(
  p_product_id text, p_group_id text, p_rights_id text, p_cycle text,
  p_now timestamptz, p_opened_by timestamptz, p_deliver_by timestamptz, p_quota smallint, p_monthly_stock integer,
  p_claim_ids text[], p_user_ids text[], p_subscription_ids text[], p_channel_ids text[], p_area_nums text[],
  p_sms_ids text[], p_wt_acs text[], p_wt_ac_ids text[], p_version text,
  p_p_channel_ids text[] default null, p_channel_area_nums text[] default null
) returns void language plpgsql
-- Index scans whatever the statistics say: a plan made while the tables are empty would scan them whole later.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan set jit = off
as $$
declare
  batch_size integer := cardinality(p_claim_ids);
  inserted integer;
begin
  if not exists (
    select from products p join right_groups g using (product_id) join rights r using (group_id)
    where product_id = p_product_id and group_id = p_group_id and r.rights_id = p_rights_id
      and p_version in (offer_version(p, g, r), concat_ws(' ', p.xmin, g.xmin, r.xmin)))
  then raise sqlstate 'MB001' using message = 'the right has changed'; end if;

  if exists (select from claim_repeats where request_id = any(p_claim_ids))
  then raise unique_violation using message = 'a request was answered before'; end if;

  insert into claims (
    claim_id, user_id, subscription_id, product_id, group_id, rights_id, cycle, state,
    channel_id, area_num, sms_id, wt_ac, wt_ac_id, p_channel_id, channel_area_num, claimed_at, next_try_at, deliver_by)
  select
    p_claim_ids[w.at], p_user_ids[w.at], w.subscription_id, p_product_id, p_group_id, p_rights_id, p_cycle,
    'delivering', p_channel_ids[w.at], p_area_nums[w.at], p_sms_ids[w.at], p_wt_acs[w.at], p_wt_ac_ids[w.at],
    p_p_channel_ids[w.at], p_channel_area_nums[w.at], p_now, p_now, p_deliver_by
  from (
    select u.subscription_id, u.at::integer as at
    from unnest(p_subscription_ids) with ordinality as u(subscription_id, at)
  ) w
  join subscriptions s on s.subscription_id = w.subscription_id and s.user_id = p_user_ids[w.at]
    and s.product_id = p_product_id and s.opened_at <= p_opened_by and (s.ends_at is null or s.ends_at > p_now)
  -- A refund locks the subscription for update: of the two the first counts.
  for key share of s;
  get diagnostics inserted = row_count;
  if inserted < batch_size then raise sqlstate 'MB002' using message = 'a claimant does not hold the right'; end if;

  insert into group_use (subscriber_id, subscription_id, group_id, cycle, used, quota)
  select u.user_id, u.subscription_id, p_group_id, p_cycle, 1, p_quota
  from unnest(p_user_ids, p_subscription_ids) as u(user_id, subscription_id);

  if p_monthly_stock is null then return; end if;
  update rights_stock set remaining = remaining - batch_size
  where rights_id = p_rights_id and cycle = p_cycle::char(7) and remaining >= batch_size;
  if found then return; end if;
  insert into rights_stock (rights_id, cycle, total, remaining)
  values (p_rights_id, p_cycle, p_monthly_stock, p_monthly_stock)
  on conflict do nothing;
  update rights_stock set remaining = remaining - batch_size
  where rights_id = p_rights_id and cycle = p_cycle::char(7) and remaining >= batch_size;
  if not found then raise sqlstate 'MB003' using message = 'the stock is short for the batch'; end if;
end $$;
