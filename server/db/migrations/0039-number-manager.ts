import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The number manager: bound numbers, what is set for each number, orders of offers; and the billing sandbox's side of them. */
export const numberManager: Migration = {
  up: async (db) => {
    await sql`
      create table managed_numbers (
        number_id text primary key,
        user_id text not null references users,
        mobile_sealed text not null,
        mobile_lookup text not null,
        label text not null,
        -- Limits the numbers of a subscriber; free again after the release.
        slot smallint check (slot between 1 and 5),
        bound_at timestamptz not null,
        released_at timestamptz,
        check ((slot is null) = (released_at is not null))
      );
      create unique index managed_numbers_once on managed_numbers (user_id, mobile_lookup) where released_at is null;
      create unique index managed_numbers_slot on managed_numbers (user_id, slot) where released_at is null;

      create table number_controls (
        user_id text not null references users,
        -- A managed number, or 'main' for the subscriber's own.
        number_id text not null,
        alert_on boolean not null default true,
        access_on boolean not null default true,
        -- Of the own number: whether its owner looks after the bound ones.
        household boolean not null default true,
        blocked_kinds text[] not null default '{}',
        policy_version integer not null default 0,
        applied_version integer not null default 0,
        push_at timestamptz not null default now(),
        alerts_at timestamptz not null default now(),
        primary key (user_id, number_id),
        check (applied_version <= policy_version)
      );
      create index number_controls_to_push on number_controls (push_at) where applied_version < policy_version;
      create index number_controls_alerts on number_controls (alerts_at) where alert_on;

      create table number_settings (
        setting_id text primary key,
        user_id text not null,
        number_id text not null,
        kind text not null check (kind in ('alert', 'access')),
        slot smallint not null check (slot between 1 and 10),
        enabled boolean not null default true,
        threshold_mb integer check (threshold_mb between 100 and 1048576),
        notify_by text check (notify_by in ('sms', 'message')),
        -- The month in which it was last reached.
        alerted_month text,
        title text,
        weekdays smallint[],
        from_time text check (from_time ~ '^\\d\\d:\\d\\d$'),
        to_time text check (to_time ~ '^\\d\\d:\\d\\d$' and to_time <> from_time),
        created_at timestamptz not null,
        foreign key (user_id, number_id) references number_controls on delete cascade,
        unique (user_id, number_id, kind, slot),
        check (case kind
          when 'alert' then threshold_mb is not null and notify_by is not null and title is null
          else title is not null and cardinality(weekdays) between 1 and 7 and from_time is not null and to_time is not null
            and threshold_mb is null end)
      );
      create unique index number_settings_threshold on number_settings (user_id, number_id, threshold_mb) where kind = 'alert';

      create table business_orders (
        order_no text primary key,
        user_id text not null references users,
        business_id text not null references businesses,
        action text not null check (action in ('open', 'close')),
        state text not null check (state in ('pending', 'done', 'refused')),
        price_fen integer not null check (price_fen >= 0),
        effective_at timestamptz not null,
        channel_id text not null,
        created_at timestamptz not null,
        try_at timestamptz not null,
        settled_at timestamptz,
        check ((state = 'pending') = (settled_at is null))
      );
      create unique index business_orders_pending on business_orders (user_id, business_id) where state = 'pending';
      create index business_orders_to_try on business_orders (try_at) where state = 'pending';
      create index business_orders_of_user on business_orders (user_id, created_at);

      create table sandbox_policies (
        policy_id text primary key,
        mobile_lookup text not null,
        version integer not null,
        times jsonb not null,
        blocked_kinds text[] not null
      );
      create index sandbox_policies_of_number on sandbox_policies (mobile_lookup);
      create table sandbox_business_orders (
        order_no text primary key,
        mobile_lookup text not null,
        business_id text not null,
        action text not null,
        price_fen integer not null
      );
    `.execute(db);
  },
};
