import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const rights: Migration = {
  up: async (db) => {
    await sql`
      create table vip_types (
        vip_type_id integer primary key,
        level smallint not null,
        name text not null,
        group_name text not null,
        group_flag text not null,
        pic_url text not null,
        show_rights boolean not null
      );
      create table vip_type_rights (
        vip_type_id integer not null references vip_types,
        right_type_id integer not null,
        primary key (vip_type_id, right_type_id)
      );

      create table products (
        product_id text primary key,
        family text not null,
        name text not null,
        vip_type_id integer references vip_types,
        price_fen integer not null check (price_fen >= 0),
        pic_url text not null,
        starts_next_month boolean not null,
        delivery_limit_seconds integer not null check (delivery_limit_seconds > 0)
      );
      create table subscriptions (
        subscription_id text primary key,
        user_id text not null references users,
        product_id text not null references products,
        opened_at timestamptz not null,
        ends_at timestamptz
      );
      create index subscriptions_of_user on subscriptions (user_id);

      create table right_groups (
        group_id text primary key,
        product_id text not null references products,
        name text not null,
        choose_count smallint not null check (choose_count > 0),
        sort smallint not null
      );
      create index right_groups_of_product on right_groups (product_id, sort);

      create table rights (
        rights_id text primary key,
        group_id text not null references right_groups,
        name text not null,
        show_name text not null,
        pic_url text not null,
        hint text not null,
        detail text not null,
        supplier text not null,
        monthly_stock integer check (monthly_stock >= 0),
        begins_at timestamptz,
        ends_at timestamptz,
        opens_on_day smallint check (opens_on_day between 1 and 28),
        opens_at_hour smallint check (opens_at_hour between 0 and 23),
        min_level smallint not null,
        sort smallint not null
      );
      create index rights_of_group on rights (group_id, sort);

      create table rights_stock (
        rights_id text not null references rights,
        cycle char(7) not null,
        total integer not null check (total >= 0),
        remaining integer not null check (remaining >= 0 and remaining <= total),
        primary key (rights_id, cycle)
      );
      create table group_use (
        subscription_id text not null references subscriptions,
        group_id text not null references right_groups,
        cycle char(7) not null,
        used smallint not null check (used >= 0 and used <= quota),
        quota smallint not null,
        primary key (subscription_id, group_id, cycle)
      );

      create table claims (
        claim_id text primary key,
        user_id text not null references users,
        subscription_id text not null references subscriptions,
        product_id text not null references products,
        group_id text not null references right_groups,
        rights_id text not null references rights,
        cycle char(7) not null,
        state text not null check (state in ('delivering', 'delivered', 'failed')),
        channel_id text not null,
        sms_id text,
        wt_ac text,
        wt_ac_id text,
        claimed_at timestamptz not null,
        settled_at timestamptz,
        note text not null default '',
        tries smallint not null default 0,
        next_try_at timestamptz not null,
        deliver_by timestamptz not null,
        check ((state = 'delivering') = (settled_at is null))
      );
      create unique index claims_once_per_cycle on claims (user_id, subscription_id, rights_id, cycle) where state <> 'failed';
      create index claims_of_user on claims (user_id, claimed_at desc);
      create index claims_due on claims (next_try_at) where state = 'delivering';

      create table claim_events (
        claim_event_id bigint generated always as identity primary key,
        claim_id text not null references claims,
        at timestamptz not null,
        event text not null,
        detail text not null default ''
      );
      create index claim_events_of_claim on claim_events (claim_id);

      -- Takes one claim or nothing: the subscriber's slot first, the group's quota next, the hot stock row last and shortest.
      create function take_claim(
        p_claim_id text, p_user_id text, p_subscription_id text, p_product_id text, p_group_id text, p_rights_id text, p_cycle text,
        p_channel_id text, p_sms_id text, p_wt_ac text, p_wt_ac_id text, p_now timestamptz, p_deliver_by timestamptz,
        p_quota smallint, p_monthly_stock integer
      ) returns text language plpgsql as $$
      begin
        insert into claims (claim_id, user_id, subscription_id, product_id, group_id, rights_id, cycle, state, channel_id, sms_id, wt_ac, wt_ac_id, claimed_at, next_try_at, deliver_by)
        values (p_claim_id, p_user_id, p_subscription_id, p_product_id, p_group_id, p_rights_id, p_cycle, 'delivering', p_channel_id, p_sms_id, p_wt_ac, p_wt_ac_id, p_now, p_now, p_deliver_by)
        on conflict (user_id, subscription_id, rights_id, cycle) where state <> 'failed' do nothing;
        if not found then return 'already'; end if;

        insert into group_use (subscription_id, group_id, cycle, used, quota) values (p_subscription_id, p_group_id, p_cycle, 1, p_quota)
        on conflict (subscription_id, group_id, cycle) do update set used = group_use.used + 1, quota = p_quota where group_use.used < p_quota;
        if not found then
          delete from claims where claim_id = p_claim_id;
          return 'quota-used';
        end if;

        if p_monthly_stock is not null then
          insert into rights_stock (rights_id, cycle, total, remaining) values (p_rights_id, p_cycle, p_monthly_stock, p_monthly_stock)
          on conflict (rights_id, cycle) do nothing;
          update rights_stock set remaining = remaining - 1 where rights_id = p_rights_id and cycle = p_cycle and remaining > 0;
          if not found then
            update group_use set used = used - 1 where subscription_id = p_subscription_id and group_id = p_group_id and cycle = p_cycle;
            delete from claims where claim_id = p_claim_id;
            return 'sold-out';
          end if;
        end if;
        return 'taken';
      end $$;

      -- Gives a claim that could not be delivered back: slot, quota and stock, once.
      create function give_back_claim(p_claim_id text, p_note text, p_now timestamptz) returns boolean language plpgsql as $$
      declare lost claims;
      begin
        update claims set state = 'failed', settled_at = p_now, note = p_note where claim_id = p_claim_id and state = 'delivering' returning * into lost;
        if not found then return false; end if;
        update group_use set used = used - 1 where subscription_id = lost.subscription_id and group_id = lost.group_id and cycle = lost.cycle;
        update rights_stock set remaining = remaining + 1 where rights_id = lost.rights_id and cycle = lost.cycle and remaining < total;
        return true;
      end $$;
    `.execute(db);
  },
};
