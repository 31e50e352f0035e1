import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lounges at stations and airports, the visits that subscribers hold, and the scans at the entrances. */
export const lounges: Migration = {
  up: async (db) => {
    await sql`
      create table stations (
        station_id text primary key,
        name text not null,
        initial text not null check (initial ~ '^[A-Z]$'),
        kind text not null check (kind in ('rail', 'airport')),
        area_num text not null,
        city_name text not null,
        latitude double precision not null,
        longitude double precision not null
      );

      -- What grants visits: the sku that is sold, and the monthly rights whose claim is one visit.
      create table lounge_products (
        sku_id text primary key references skus,
        kind text not null check (kind in ('rail', 'airport')),
        name text not null,
        companions smallint not null check (companions >= 0),
        valid_days smallint not null check (valid_days > 0),
        rights_ids text[] not null default '{}'
      );

      create table lounge_halls (
        hall_id text primary key,
        station_id text not null references stations,
        sku_id text not null references lounge_products,
        name text not null,
        address text not null,
        phone text not null,
        open_hours text not null,
        pic_url text not null,
        services text[] not null default '{}',
        introduction text[] not null default '{}',
        notice text,
        latitude double precision not null,
        longitude double precision not null,
        sort smallint not null
      );
      create index lounge_halls_of_station on lounge_halls (station_id);

      create table station_businesses (
        business_id text primary key,
        station_id text not null references stations,
        name text not null,
        kind_name text not null,
        address text not null,
        phone text not null,
        open_hours text not null,
        pic_url text not null,
        discount_text text,
        latitude double precision not null,
        longitude double precision not null,
        sort smallint not null
      );
      create index station_businesses_of_station on station_businesses (station_id, sort);

      create table lounge_rights (
        -- Names what it came from, so that each source grants once.
        right_id text primary key,
        user_id text not null references users,
        sku_id text not null references lounge_products,
        name text not null,
        total_count smallint not null check (total_count > 0),
        companions smallint not null check (companions >= 0),
        granted_at timestamptz not null,
        expires_at timestamptz not null,
        unique (right_id, total_count)
      );
      create index lounge_rights_of_user on lounge_rights (user_id, expires_at);

      create table lounge_orders (
        order_id text primary key,
        right_id text not null,
        right_count smallint not null,
        user_id text not null references users,
        hall_id text references lounge_halls,
        -- One of the visits of the right: no two live orders have the same one, so none is used twice.
        visit_no smallint not null check (visit_no between 1 and right_count),
        companions smallint not null check (companions >= 0),
        state text not null check (state in ('waiting', 'verified', 'cancelled', 'expired')),
        -- Typed at the entrance where no camera is: unique among the waiting ones.
        entry_no integer not null check (entry_no between 0 and 999999),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        verified_at timestamptz,
        verified_hall_id text references lounge_halls,
        foreign key (right_id, right_count) references lounge_rights (right_id, total_count),
        check ((state = 'verified') = (verified_at is not null))
      );
      create unique index lounge_orders_visit on lounge_orders (right_id, visit_no) where state in ('waiting', 'verified');
      create unique index lounge_orders_entry on lounge_orders (entry_no) where state = 'waiting';
      -- A second tap on the same hall is the same visit.
      create unique index lounge_orders_hall on lounge_orders (user_id, hall_id) where state = 'waiting';
      create index lounge_orders_of_user on lounge_orders (user_id, created_at desc, order_id);

      create table lounge_scans (
        scan_id bigint generated always as identity primary key,
        order_id text not null references lounge_orders,
        hall_id text not null references lounge_halls,
        code_minute integer not null,
        verdict text not null,
        companions smallint not null,
        scanned_at timestamptz not null
      );
      create unique index lounge_scans_once on lounge_scans (order_id) where verdict = 'verified';
      create index lounge_scans_of_order on lounge_scans (order_id, scan_id desc);
    `.execute(db);
  },
};
