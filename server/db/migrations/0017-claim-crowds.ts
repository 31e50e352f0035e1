import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A crowd's claims, cheaper. Tables that are empty on the first day grow by thousands in a minute, faster than statistics follow: a plan
 * made for the empty table would read all of it for every claim. The functions therefore go by index whatever the statistics say, and look
 * each claim up by itself: joined, an empty table may be read whole.
 */
export const claimCrowds: Migration = {
  up: async (db) => {
    await sql`
      -- What a claim refers to was just read and is never deleted, only ended: seven look-ups a claim, each with a lock, are saved.
      alter table claims drop constraint claims_user_id_fkey, drop constraint claims_subscription_id_fkey, drop constraint claims_product_id_fkey,
        drop constraint claims_group_id_fkey, drop constraint claims_rights_id_fkey;
      alter table group_use drop constraint group_use_subscription_id_fkey, drop constraint group_use_group_id_fkey;
      alter table claim_events drop constraint claim_events_claim_id_fkey;
      create function is_ended_not_deleted() returns trigger language plpgsql as $$
      begin
        raise foreign_key_violation using message = format('a row of %s is ended, never deleted: claims refer to it', tg_table_name);
      end $$;
      create trigger ended_not_deleted before delete on subscriptions for each row execute function is_ended_not_deleted();
      create trigger ended_not_deleted before delete on rights for each row execute function is_ended_not_deleted();

      -- Every key is written down and then given its answer: with room beside it, that is one row changed and no index.
      alter table saved_answers set (fillfactor = 50);

      -- One right as many subscribers find it, each in their own subscription; a stranger's subscription has no row.
      create function claim_facts(
        p_product_id text, p_group_id text, p_rights_id text, p_cycle text, p_now timestamptz, p_user_ids text[], p_subscription_ids text[]
      ) returns table (
        place integer, subscription_id text, opened_at timestamptz, starts_next_month boolean, delivery_limit_seconds integer, choose_count smallint, group_used smallint,
        monthly_stock integer, stock_left integer, begins_at timestamptz, ends_at timestamptz, opens_on_day smallint, opens_at_hour smallint, min_level smallint, level smallint,
        claim_id text, claim_state text, claimed_at timestamptz
      ) language plpgsql stable
      set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan set jit = off as $$
      #variable_conflict use_column
      begin
        return query
          select w.place::integer, s.subscription_id, s.opened_at, p.starts_next_month, p.delivery_limit_seconds, g.choose_count, u.used,
            r.monthly_stock, k.remaining, r.begins_at, r.ends_at, r.opens_on_day, r.opens_at_hour, r.min_level,
            case when r.min_level > 0 then (
              select coalesce(max(v.level), 0)::smallint from subscriptions l join products lp using (product_id) join vip_types v using (vip_type_id)
              where l.user_id = s.user_id and l.opened_at <= p_now and (l.ends_at is null or l.ends_at > p_now)) else 0::smallint end,
            c.claim_id, c.state, c.claimed_at
          from products p join right_groups g using (product_id) join rights r using (group_id)
          left join rights_stock k on k.rights_id = r.rights_id and k.cycle = p_cycle::char(7)
          cross join unnest(p_user_ids, p_subscription_ids) with ordinality as w(user_id, subscription_id, place)
          join subscriptions s on s.subscription_id = w.subscription_id and s.user_id = w.user_id and s.product_id = p_product_id
            and s.opened_at <= p_now and (s.ends_at is null or s.ends_at > p_now)
          left join lateral (
            select used from group_use where subscription_id = w.subscription_id and group_id = p_group_id and cycle = p_cycle::char(7) limit 1) u on true
          left join lateral (
            select claim_id, state, claimed_at from claims
            where user_id = w.user_id and subscription_id = w.subscription_id and rights_id = p_rights_id and cycle = p_cycle::char(7) and state <> 'failed' limit 1) c on true
          where p.product_id = p_product_id and g.group_id = p_group_id and r.rights_id = p_rights_id;
      end $$;

      create or replace function take_claims(
        p_product_id text, p_group_id text, p_rights_id text, p_cycle text, p_now timestamptz, p_deliver_by timestamptz,
        p_quota smallint, p_monthly_stock integer,
        p_claim_ids text[], p_user_ids text[], p_subscription_ids text[], p_channel_ids text[], p_sms_ids text[], p_wt_acs text[], p_wt_ac_ids text[]
      ) returns table (outcome text, claim_id text, state text, claimed_at timestamptz) language plpgsql
      set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan set jit = off as $$
      #variable_conflict use_column
      declare
        stock integer;
        fresh text[];
        kept text[];
        over text[];
      begin
        if p_monthly_stock is not null then
          insert into rights_stock (rights_id, cycle, total, remaining) values (p_rights_id, p_cycle, p_monthly_stock, p_monthly_stock) on conflict do nothing;
          select remaining into stock from rights_stock where rights_id = p_rights_id and cycle = p_cycle::char(7) for update;
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
        select (select coalesce(array_agg(claim_id), '{}') from taken), (select coalesce(array_agg(subscription_id), '{}') from counted) into fresh, kept;
        if cardinality(kept) = cardinality(fresh) then
          kept := fresh;
        else
          select coalesce(array_agg(c.claim_id), '{}') into kept from unnest(fresh) f(claim_id) join claims c using (claim_id) where c.subscription_id = any(kept);
        end if;

        if stock is not null and cardinality(kept) > stock then
          select array_agg(w.claim_id order by w.place) into kept from unnest(p_claim_ids) with ordinality as w(claim_id, place) where w.claim_id = any(kept);
          over := kept[stock + 1:];
          kept := kept[:stock];
          update group_use u set used = u.used - 1 from claims c
            where c.claim_id = any(over) and u.subscription_id = c.subscription_id and u.group_id = p_group_id and u.cycle = p_cycle::char(7);
        end if;
        if cardinality(kept) < cardinality(fresh) then
          delete from claims c where c.claim_id = any(fresh) and not c.claim_id = any(kept);
        end if;
        if stock is not null and cardinality(kept) > 0 then
          update rights_stock set remaining = remaining - cardinality(kept) where rights_id = p_rights_id and cycle = p_cycle::char(7);
        end if;
        insert into claim_events (claim_id, at, event) select k, p_now, 'claimed' from unnest(kept) k;

        if cardinality(kept) = cardinality(p_claim_ids) then
          return query select 'taken', w.claim_id, 'delivering', p_now from unnest(p_claim_ids) as w(claim_id);
          return;
        end if;
        -- Who neither got one nor holds one stood behind their own tap, which found none left.
        return query
          select
            case when f.claim_id = w.claim_id then 'taken' when f.claim_id is not null then 'already' when w.claim_id = any(over) then 'sold-out'
              when w.claim_id = any(fresh) then 'quota-used' when over is not null then 'sold-out' else 'already' end,
            f.claim_id, f.state, f.claimed_at
          from unnest(p_claim_ids, p_user_ids, p_subscription_ids) with ordinality as w(claim_id, user_id, subscription_id, place)
          left join lateral (
            select claim_id, state, claimed_at from claims
            where user_id = w.user_id and subscription_id = w.subscription_id and rights_id = p_rights_id and cycle = p_cycle::char(7) and state <> 'failed' limit 1) f on true
          order by w.place;
      end $$;
    `.execute(db);
  },
};
