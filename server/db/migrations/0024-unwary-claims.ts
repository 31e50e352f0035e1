import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const wanted = `
  select w.* from unnest(p_claim_ids, p_user_ids, p_subscription_ids, p_channel_ids, p_area_nums, p_sms_ids, p_wt_acs, p_wt_ac_ids)
    with ordinality as w(claim_id, user_id, subscription_id, channel_id, area_num, sms_id, wt_ac, wt_ac_id, place)
  join subscriptions s on s.subscription_id = w.subscription_id and s.user_id = w.user_id and s.product_id = p_product_id
    and s.opened_at <= p_opened_by and (s.ends_at is null or s.ends_at > p_now)`;

const insertClaims = `
  insert into claims (claim_id, user_id, subscription_id, product_id, group_id, rights_id, cycle, state, channel_id, area_num, sms_id, wt_ac, wt_ac_id, claimed_at, next_try_at, deliver_by)
  select w.claim_id, w.user_id, w.subscription_id, p_product_id, p_group_id, p_rights_id, p_cycle, 'delivering', w.channel_id, w.area_num, w.sms_id, w.wt_ac, w.wt_ac_id, p_now, p_now, p_deliver_by
  from wanted w order by w.subscription_id, w.place`;

const insertUse = `
  insert into group_use (subscription_id, group_id, cycle, used, quota)
  select subscription_id, p_group_id, p_cycle, 1, p_quota from taken order by subscription_id`;

/**
 * Most of a crowd claim what they hold for the first time. Unwary, the function takes that for granted: the indexes are searched once and
 * not twice, and who is wrong about it hears of a unique violation and asks again with `p_wary`. Nothing has changed by then.
 */
export const unwaryClaims: Migration = {
  up: async (db) => {
    await sql`
      -- One index finds a subscriber's claims, all of them, and keeps the month's from being made twice: one that was given back stands beside the next under its own name.
      drop index claims_once_per_cycle;
      drop index claims_of_user;
      create unique index claims_once_per_cycle on claims (user_id, subscription_id, rights_id, cycle, (case when state = 'failed' then claim_id end)) nulls not distinct;

      drop function take_claims;

      -- Takes a right for many at once and tells who got nothing: by their place in the lists, counted from one. 'unseen' are those of whom more must be known:
      -- they hold nothing that was opened in time, have a claim already, or ask again with a key that has named one. Unless wary, it fails where one of the crowd
      -- holds nothing, has a claim already or has chosen from the group this month.
      -- Slots and quotas come first, in the order of their subscriptions, so that no two batches wait for each other in a circle; the stock comes last.
      create function take_claims(
        p_product_id text, p_group_id text, p_rights_id text, p_cycle text, p_now timestamptz, p_opened_by timestamptz, p_deliver_by timestamptz,
        p_quota smallint, p_monthly_stock integer,
        p_claim_ids text[], p_user_ids text[], p_subscription_ids text[], p_channel_ids text[], p_area_nums text[], p_sms_ids text[], p_wt_acs text[], p_wt_ac_ids text[],
        p_wary boolean default true
      ) returns table (place integer, outcome text) language plpgsql
      set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan set jit = off as $$
      #variable_conflict use_column
      declare
        fresh text[];
        kept text[];
        over text[];
        stock integer;
        many integer;
      begin
        if p_wary then
          with wanted as (${sql.raw(wanted)}
          ), taken as (${sql.raw(insertClaims)}
            on conflict do nothing
            returning claim_id, subscription_id
          ), counted as (${sql.raw(insertUse)}
            on conflict (subscription_id, group_id, cycle) do update set used = group_use.used + 1, quota = p_quota where group_use.used < p_quota
            returning subscription_id
          )
          select (select coalesce(array_agg(claim_id), '{}') from taken), (select coalesce(array_agg(subscription_id), '{}') from counted) into fresh, kept;
          if cardinality(kept) = cardinality(fresh) then
            kept := fresh;
          else
            select coalesce(array_agg(c.claim_id), '{}') into kept from unnest(fresh) f(claim_id) join claims c using (claim_id) where c.subscription_id = any(kept);
          end if;
        else
          with wanted as (${sql.raw(wanted)}) ${sql.raw(insertClaims)};
          get diagnostics many = row_count;
          if many < cardinality(p_claim_ids) then raise unique_violation using message = 'some of the crowd hold nothing'; end if;
          with taken as (select unnest(p_subscription_ids) as subscription_id) ${sql.raw(insertUse)};
          fresh := p_claim_ids;
          kept := fresh;
        end if;

        if p_monthly_stock is not null and cardinality(kept) > 0 then
          insert into rights_stock (rights_id, cycle, total, remaining) values (p_rights_id, p_cycle, p_monthly_stock, p_monthly_stock) on conflict do nothing;
          update rights_stock set remaining = remaining - cardinality(kept) where rights_id = p_rights_id and cycle = p_cycle::char(7) and remaining >= cardinality(kept);
          if not found then
            select remaining into stock from rights_stock where rights_id = p_rights_id and cycle = p_cycle::char(7) for update;
            select array_agg(w.claim_id order by w.place) into kept from unnest(p_claim_ids) with ordinality as w(claim_id, place) where w.claim_id = any(kept);
            over := kept[stock + 1:];
            kept := kept[:stock];
            update group_use u set used = u.used - 1 from claims c
              where c.claim_id = any(over) and u.subscription_id = c.subscription_id and u.group_id = p_group_id and u.cycle = p_cycle::char(7);
            update rights_stock set remaining = remaining - cardinality(kept) where rights_id = p_rights_id and cycle = p_cycle::char(7);
          end if;
        end if;
        if cardinality(kept) < cardinality(fresh) then
          delete from claims c where c.claim_id = any(fresh) and not c.claim_id = any(kept);
        end if;

        if cardinality(kept) = cardinality(p_claim_ids) then return; end if;
        return query
          select w.place::integer, case when w.claim_id = any(over) then 'sold-out' when w.claim_id = any(fresh) then 'quota-used' else 'unseen' end
          from unnest(p_claim_ids) with ordinality as w(claim_id, place) where not w.claim_id = any(kept);
      end $$;
    `.execute(db);
  },
};
