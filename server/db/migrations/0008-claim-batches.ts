import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Claims of one right in one cycle are taken together. */
export const claimBatches: Migration = {
  up: async (db) => {
    await sql`
      -- Takes a batch of claims of one right: the stock row first, then slots and quotas in the order of their subscriptions, so that
      -- batches of other rights and instances never wait for each other in a circle. Who came first gets what is left.
      create function take_claims(
        p_product_id text, p_group_id text, p_rights_id text, p_cycle text, p_now timestamptz, p_deliver_by timestamptz,
        p_quota smallint, p_monthly_stock integer,
        p_claim_ids text[], p_user_ids text[], p_subscription_ids text[], p_channel_ids text[], p_sms_ids text[], p_wt_acs text[], p_wt_ac_ids text[]
      ) returns table (outcome text, claim_id text, state text, claimed_at timestamptz) language plpgsql as $$
      #variable_conflict use_column
      declare
        stock integer;
        fresh text[];
        kept text[];
        over text[];
      begin
        if p_monthly_stock is not null then
          insert into rights_stock (rights_id, cycle, total, remaining) values (p_rights_id, p_cycle, p_monthly_stock, p_monthly_stock) on conflict do nothing;
          select remaining into stock from rights_stock where rights_id = p_rights_id and cycle = p_cycle for update;
        end if;

        with wanted as (
          select * from unnest(p_claim_ids, p_user_ids, p_subscription_ids, p_channel_ids, p_sms_ids, p_wt_acs, p_wt_ac_ids)
            with ordinality as w(claim_id, user_id, subscription_id, channel_id, sms_id, wt_ac, wt_ac_id, place)
        ), taken as (
          insert into claims (claim_id, user_id, subscription_id, product_id, group_id, rights_id, cycle, state, channel_id, sms_id, wt_ac, wt_ac_id, claimed_at, next_try_at, deliver_by)
          select w.claim_id, w.user_id, w.subscription_id, p_product_id, p_group_id, p_rights_id, p_cycle, 'delivering', w.channel_id, w.sms_id, w.wt_ac, w.wt_ac_id, p_now, p_now, p_deliver_by
          from wanted w order by w.subscription_id, w.place
          on conflict (user_id, subscription_id, rights_id, cycle) where state <> 'failed' do nothing
          returning claim_id, subscription_id
        ), counted as (
          insert into group_use (subscription_id, group_id, cycle, used, quota)
          select subscription_id, p_group_id, p_cycle, 1, p_quota from taken order by subscription_id
          on conflict (subscription_id, group_id, cycle) do update set used = group_use.used + 1, quota = p_quota where group_use.used < p_quota
          returning subscription_id
        )
        select coalesce(array_agg(t.claim_id), '{}'), coalesce(array_agg(t.claim_id) filter (where u.subscription_id is not null), '{}') into fresh, kept
        from taken t left join counted u using (subscription_id);

        if stock is not null and cardinality(kept) > stock then
          select array_agg(w.claim_id order by w.place) into kept from unnest(p_claim_ids) with ordinality as w(claim_id, place) where w.claim_id = any(kept);
          over := kept[stock + 1:];
          kept := kept[:stock];
          update group_use u set used = u.used - 1 from claims c
            where c.claim_id = any(over) and u.subscription_id = c.subscription_id and u.group_id = p_group_id and u.cycle = p_cycle;
        end if;
        if cardinality(kept) < cardinality(fresh) then
          delete from claims c where c.claim_id = any(fresh) and not c.claim_id = any(kept);
        end if;
        if stock is not null and cardinality(kept) > 0 then
          update rights_stock set remaining = remaining - cardinality(kept) where rights_id = p_rights_id and cycle = p_cycle;
        end if;
        insert into claim_events (claim_id, at, event) select k, p_now, 'claimed' from unnest(kept) k;

        return query
          select
            case when w.claim_id = any(kept) then 'taken' when w.claim_id = any(over) then 'sold-out' when w.claim_id = any(fresh) then 'quota-used' else 'already' end,
            f.claim_id, f.state, f.claimed_at
          from unnest(p_claim_ids, p_user_ids, p_subscription_ids) with ordinality as w(claim_id, user_id, subscription_id, place)
          left join claims f on f.user_id = w.user_id and f.subscription_id = w.subscription_id and f.rights_id = p_rights_id and f.cycle = p_cycle and f.state <> 'failed'
          order by w.place;
      end $$;

      -- The same order of locks as taking: stock, slot, quota.
      create or replace function give_back_claim(p_claim_id text, p_note text, p_now timestamptz) returns boolean language plpgsql as $$
      declare lost claims;
      begin
        perform 1 from rights_stock k, claims c where c.claim_id = p_claim_id and k.rights_id = c.rights_id and k.cycle = c.cycle for update of k;
        update claims set state = 'failed', settled_at = p_now, note = p_note where claim_id = p_claim_id and state = 'delivering' returning * into lost;
        if not found then return false; end if;
        update group_use set used = used - 1 where subscription_id = lost.subscription_id and group_id = lost.group_id and cycle = lost.cycle;
        update rights_stock set remaining = remaining + 1 where rights_id = lost.rights_id and cycle = lost.cycle and remaining < total;
        return true;
      end $$;

      drop function take_claim;
    `.execute(db);
  },
};
