import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Deliveries by right, so that no supplier stands behind another; what they brought; and a message about those that came to nothing. */
export const deliveries: Migration = {
  up: async (db) => {
    await sql`
      drop index claims_due;
      create index claims_due on claims (rights_id, next_try_at) where state = 'delivering';

      -- When the subscriber is to be told that nothing came of it; null when there is nothing to tell, or it was told.
      alter table claims add column tells_at timestamptz;
      create index claims_to_tell on claims (tells_at) where tells_at is not null;

      -- How it arrives where the hint does not say it: null is onto the number the hint names, else in a shop.
      alter table rights add column delivery text check (delivery in ('recharge', 'code', 'link', 'store'));

      alter table sandbox_sms add column message_id text unique;
      alter table sandbox_grants add column content text not null default '';

      -- Gives claims that could not be delivered back, each once: slot, quota and stock, with its events. The order of locks is that of
      -- taking: slots and quotas by subscription, then the stock. One of which nobody knows whether the supplier took it back
      -- is also marked for the operator to reconcile.
      create function give_back_claims(p_claim_ids text[], p_reasons text[], p_notes text[], p_to_reconcile text[], p_now timestamptz) returns setof text language plpgsql
      set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan set jit = off as $$
      #variable_conflict use_column
      declare lost text[];
      begin
        perform 1 from claims where claim_id = any(p_claim_ids) and state = 'delivering' order by subscription_id, rights_id for update;
        with given as (
          update claims c set state = 'failed', settled_at = p_now, note = w.note, tells_at = p_now
          from unnest(p_claim_ids, p_notes) as w(claim_id, note) where c.claim_id = w.claim_id and c.state = 'delivering' returning c.claim_id)
        select coalesce(array_agg(claim_id), '{}') into lost from given;

        perform 1 from group_use u where (subscription_id, group_id, cycle) in (select c.subscription_id, c.group_id, c.cycle from claims c where c.claim_id = any(lost))
          order by subscription_id, group_id, cycle for update;
        update group_use u set used = u.used - l.many
        from (select subscription_id, group_id, cycle, count(*) as many from claims where claim_id = any(lost) group by 1, 2, 3) l
        where u.subscription_id = l.subscription_id and u.group_id = l.group_id and u.cycle = l.cycle;

        perform 1 from rights_stock k where (rights_id, cycle) in (select c.rights_id, c.cycle from claims c where c.claim_id = any(lost)) order by rights_id, cycle for update;
        update rights_stock k set remaining = least(k.total, k.remaining + l.many)
        from (select rights_id, cycle, count(*) as many from claims where claim_id = any(lost) group by 1, 2) l
        where k.rights_id = l.rights_id and k.cycle = l.cycle;

        insert into claim_events (claim_id, at, event, detail)
        select distinct on (e.claim_id, e.event) e.claim_id, p_now, e.event, e.detail
        from (
          select claim_id, 'refused' as event, detail from unnest(p_claim_ids, p_reasons) as r(claim_id, detail)
          union all select claim_id, 'to-reconcile', detail from unnest(p_claim_ids, p_to_reconcile) as u(claim_id, detail) where detail is not null) e
        where e.claim_id = any(lost) order by e.claim_id, e.event;
        return query select unnest(lost);
      end $$;
      drop function give_back_claim;
    `.execute(db);
  },
};
