-- Each claimant of one right, in the order of the arrays: the subscription, what was chosen and claimed this
-- cycle, and an earlier claim with the same id.
create or replace function claim_facts(
  p_product_id text, p_group_id text, p_rights_id text, p_cycle text, p_now timestamptz, p_with_level boolean,
  p_user_ids text[], p_subscription_ids text[], p_claim_ids text[]
) returns table (
  subscription_id text, opened_at timestamptz, group_used smallint, level smallint,
  claim_id text, claim_state text, claimed_at timestamptz,
  first_claim_id text, first_claimed_at timestamptz, first_subscription_id text, first_rights_id text
) language plpgsql stable
-- Index scans whatever the statistics say: a plan made while the tables are empty would scan them whole later.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan set jit = off
as $$
#variable_conflict use_column
begin
  return query
    select s.subscription_id, s.opened_at, u.used,
      case when p_with_level then (
        select coalesce(max(v.level), 0)::smallint
        from subscriptions l join products lp using (product_id) join vip_types v using (vip_type_id)
        where l.user_id = w.user_id and l.opened_at <= p_now and (l.ends_at is null or l.ends_at > p_now)
      ) else 0::smallint end,
      c.claim_id, c.state, c.claimed_at, f.claim_id, f.claimed_at, f.subscription_id, f.rights_id
    from unnest(p_user_ids, p_subscription_ids, p_claim_ids) with ordinality
      as w(user_id, subscription_id, claim_id, place)
    left join subscriptions s
      on s.subscription_id = w.subscription_id and s.user_id = w.user_id and s.product_id = p_product_id
      and s.opened_at <= p_now and (s.ends_at is null or s.ends_at > p_now)
    left join lateral (
      select used from group_use
      where subscription_id = w.subscription_id and group_id = p_group_id and cycle = p_cycle::char(7)
      limit 1
    ) u on true
    left join lateral (
      select claim_id, state, claimed_at from claims
      where user_id = w.user_id and subscription_id = w.subscription_id and rights_id = p_rights_id
        and cycle = p_cycle::char(7) and state <> 'failed'
      limit 1
    ) c on true
    left join lateral (
      select claim_id, claimed_at, subscription_id, rights_id from claims
      where claim_id = w.claim_id and user_id = w.user_id
      limit 1
    ) f on true
    order by w.place;
end $$;
