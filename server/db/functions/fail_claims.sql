-- Fails claims that could not be delivered, each once, gives their quota and stock back and adds their events. Returns
-- the ids of those it failed. A claim with a text in p_to_reconcile, because the supplier may have delivered it
-- nevertheless, also gets an event for the operator.
-- Locks in the order of claiming: claims and quotas by the byte order of subscriptions, then the stock.
create or replace function fail_claims(
  p_claim_ids text[], p_reasons text[], p_notes text[], p_to_reconcile text[], p_now timestamptz
) returns setof text language plpgsql
-- Index scans whatever the statistics say: a plan made while the tables are empty would scan them whole later.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan set jit = off
as $$
#variable_conflict use_column
declare failed text[];
begin
  perform 1 from claims where claim_id = any(p_claim_ids) and state = 'delivering'
  order by subscription_id collate "C", rights_id for update;
  with updated as (
    update claims c set state = 'failed', settled_at = p_now, note = w.note, notify_at = p_now
    from unnest(p_claim_ids, p_notes) as w(claim_id, note)
    where c.claim_id = w.claim_id and c.state = 'delivering'
    returning c.claim_id)
  select coalesce(array_agg(claim_id), '{}') into failed from updated;

  perform 1 from group_use u
  where (subscription_id, group_id, cycle) in (
    select c.subscription_id, c.group_id, c.cycle from claims c where c.claim_id = any(failed))
  order by subscription_id collate "C", group_id, cycle for update;
  update group_use u set used = u.used - l.claim_count
  from (
    select subscription_id, group_id, cycle, count(*) as claim_count
    from claims where claim_id = any(failed) group by 1, 2, 3
  ) l
  where u.subscription_id = l.subscription_id and u.group_id = l.group_id and u.cycle = l.cycle;

  perform 1 from rights_stock k
  where (rights_id, cycle) in (select c.rights_id, c.cycle from claims c where c.claim_id = any(failed))
  order by rights_id, cycle for update;
  update rights_stock k set remaining = least(k.total, k.remaining + l.claim_count)
  from (select rights_id, cycle, count(*) as claim_count from claims where claim_id = any(failed) group by 1, 2) l
  where k.rights_id = l.rights_id and k.cycle = l.cycle;

  insert into claim_events (claim_id, at, event, detail)
  select distinct on (e.claim_id, e.event) e.claim_id, p_now, e.event, e.detail
  from (
    select claim_id, 'refused' as event, detail from unnest(p_claim_ids, p_reasons) as r(claim_id, detail)
    union all
    select claim_id, 'to-reconcile', detail from unnest(p_claim_ids, p_to_reconcile) as u(claim_id, detail)
    where detail is not null) e
  where e.claim_id = any(failed) order by e.claim_id, e.event;
  return query select unnest(failed);
end $$;
