import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const lists =
  'p_claim_ids text[], p_user_ids text[], p_subscription_ids text[], p_channel_ids text[], p_area_nums text[], p_sms_ids text[], p_wt_acs text[], p_wt_ac_ids text[]';

const right = `
  p_product_id text, p_group_id text, p_rights_id text, p_cycle text, p_now timestamptz, p_opened_by timestamptz, p_deliver_by timestamptz,
  p_quota smallint, p_monthly_stock integer`;

/** Who opened the product in time and has not ended it. */
const isHeld =
  's.product_id = p_product_id and s.opened_at <= p_opened_by and (s.ends_at is null or s.ends_at > p_now)';

const claimColumns =
  'claim_id, user_id, subscription_id, product_id, group_id, rights_id, cycle, state, channel_id, area_num, sms_id, wt_ac, wt_ac_id, claimed_at, next_try_at, deliver_by';

/** The full speed from the first day on, when the tables are empty and a plan made then would read them whole. */
const plans =
  'set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan set jit = off';

/**
 * Taking a crowd at its word has a function of its own, which takes all or nothing and so needs to know nobody's place: the lists come sorted, and
 * nothing is sorted, joined by rank or told one by one. `take_claims` is the wary way again. Who sorts in the server and who sorts in the database must agree, whatever
 * the database's language: both go by the bytes.
 */
export const claimsAtTheirWord: Migration = {
  up: async (db) => {
    await sql`
      -- Takes a right for a whole crowd as if everybody held it, claimed for the first time this month and chose their first of the group. A unique violation says
      -- that somebody does not, that the stock does not suffice for all, or that the right is not what it was; nothing has changed then.
      -- The lists are in the order of their subscriptions, by their bytes, so that no two crowds wait for each other in a circle; the stock comes last.
      -- p_version is what the right, its group and its product were when the caller read what they offer: what has changed since is for the caller to read again.
      create function take_claims_at_their_word(${sql.raw(right)}, ${sql.raw(lists)}, p_version text) returns void language plpgsql ${sql.raw(plans)} as $$
      declare
        many integer := cardinality(p_claim_ids);
        taken integer;
      begin
        if not exists (
          select from products p join right_groups g using (product_id) join rights r using (group_id)
          where product_id = p_product_id and group_id = p_group_id and r.rights_id = p_rights_id and concat_ws(' ', p.xmin, g.xmin, r.xmin) = p_version)
        then raise unique_violation using message = 'the right is not what it was'; end if;

        insert into claims (${sql.raw(claimColumns)})
        select p_claim_ids[w.at], p_user_ids[w.at], w.subscription_id, p_product_id, p_group_id, p_rights_id, p_cycle, 'delivering', p_channel_ids[w.at], p_area_nums[w.at],
          p_sms_ids[w.at], p_wt_acs[w.at], p_wt_ac_ids[w.at], p_now, p_now, p_deliver_by
        from (select u.subscription_id, u.at::integer as at from unnest(p_subscription_ids) with ordinality as u(subscription_id, at)) w
        join subscriptions s on s.subscription_id = w.subscription_id and s.user_id = p_user_ids[w.at] and ${sql.raw(isHeld)};
        get diagnostics taken = row_count;
        if taken < many then raise unique_violation using message = 'some of the crowd hold nothing'; end if;

        insert into group_use (subscription_id, group_id, cycle, used, quota)
        select u.subscription_id, p_group_id, p_cycle, 1, p_quota from unnest(p_subscription_ids) as u(subscription_id);

        if p_monthly_stock is null then return; end if;
        update rights_stock set remaining = remaining - many where rights_id = p_rights_id and cycle = p_cycle::char(7) and remaining >= many;
        if found then return; end if;
        insert into rights_stock (rights_id, cycle, total, remaining) values (p_rights_id, p_cycle, p_monthly_stock, p_monthly_stock) on conflict do nothing;
        update rights_stock set remaining = remaining - many where rights_id = p_rights_id and cycle = p_cycle::char(7) and remaining >= many;
        if not found then raise unique_violation using message = 'there is not enough for all of the crowd'; end if;
      end $$;

      -- Takes a right for many at once and tells who got nothing: by their place in the lists, counted from one. 'unseen' are those of whom more must be known:
      -- they hold nothing that was opened in time, have a claim already, or ask again with a key that has named one.
      -- Slots and quotas come first, in the order of their subscriptions, so that no two batches wait for each other in a circle; the stock comes last.
      -- Instances of the last version still say whether to be wary; this is wary either way.
      create or replace function take_claims(${sql.raw(right)}, ${sql.raw(lists)}, p_wary boolean default true)
      returns table (place integer, outcome text) language plpgsql ${sql.raw(plans)} as $$
      #variable_conflict use_column
      declare
        fresh text[];
        kept text[];
        over text[];
        stock integer;
      begin
        with wanted as (
          select w.* from unnest(p_claim_ids, p_user_ids, p_subscription_ids, p_channel_ids, p_area_nums, p_sms_ids, p_wt_acs, p_wt_ac_ids)
            with ordinality as w(claim_id, user_id, subscription_id, channel_id, area_num, sms_id, wt_ac, wt_ac_id, place)
          join subscriptions s on s.subscription_id = w.subscription_id and s.user_id = w.user_id and ${sql.raw(isHeld)}
        ), taken as (
          insert into claims (${sql.raw(claimColumns)})
          select w.claim_id, w.user_id, w.subscription_id, p_product_id, p_group_id, p_rights_id, p_cycle, 'delivering', w.channel_id, w.area_num, w.sms_id, w.wt_ac, w.wt_ac_id, p_now, p_now, p_deliver_by
          from wanted w order by w.subscription_id collate "C", w.place
          on conflict do nothing
          returning claim_id, subscription_id
        ), counted as (
          insert into group_use (subscription_id, group_id, cycle, used, quota)
          select subscription_id, p_group_id, p_cycle, 1, p_quota from taken order by subscription_id collate "C"
          on conflict (subscription_id, group_id, cycle) do update set used = group_use.used + 1, quota = p_quota where group_use.used < p_quota
          returning subscription_id
        )
        select (select coalesce(array_agg(claim_id), '{}') from taken), (select coalesce(array_agg(subscription_id), '{}') from counted) into fresh, kept;
        if cardinality(kept) = cardinality(fresh) then
          kept := fresh;
        else
          select coalesce(array_agg(c.claim_id), '{}') into kept from unnest(fresh) f(claim_id) join claims c using (claim_id) where c.subscription_id = any(kept);
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

      -- Gives claims that could not be delivered back, each once: slot, quota and stock, with its events. The order of locks is that of
      -- taking: slots and quotas by subscription, then the stock. One of which nobody knows whether the supplier took it back
      -- is also marked for the operator to reconcile.
      create or replace function give_back_claims(p_claim_ids text[], p_reasons text[], p_notes text[], p_to_reconcile text[], p_now timestamptz) returns setof text language plpgsql ${sql.raw(plans)} as $$
      #variable_conflict use_column
      declare lost text[];
      begin
        perform 1 from claims where claim_id = any(p_claim_ids) and state = 'delivering' order by subscription_id collate "C", rights_id for update;
        with given as (
          update claims c set state = 'failed', settled_at = p_now, note = w.note, tells_at = p_now
          from unnest(p_claim_ids, p_notes) as w(claim_id, note) where c.claim_id = w.claim_id and c.state = 'delivering' returning c.claim_id)
        select coalesce(array_agg(claim_id), '{}') into lost from given;

        perform 1 from group_use u where (subscription_id, group_id, cycle) in (select c.subscription_id, c.group_id, c.cycle from claims c where c.claim_id = any(lost))
          order by subscription_id collate "C", group_id, cycle for update;
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
    `.execute(db);
  },
};
