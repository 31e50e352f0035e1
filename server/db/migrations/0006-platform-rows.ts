import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const platformRows: Migration = {
  up: async (db) => {
    await sql`
      create table area_degradations (
        degradation_id text primary key,
        area_num text not null check (area_num ~ '^\\d{6}$'),
        feature text not null default '*',
        flag smallint not null check (flag in (2, 4)),
        begins_at timestamptz,
        ends_at timestamptz,
        note text not null default ''
      );
      create table maintenance_notices (
        notice_id text primary key,
        feature text not null default '*',
        type smallint not null default 4,
        title text not null default '',
        message text not null default '',
        begins_at timestamptz,
        ends_at timestamptz
      );
      -- Degradation belongs to an area, not to a person.
      alter table users drop column degraded_flag;

      create table location_whitelist (
        mobile text primary key,
        note text not null default ''
      );
      create table whereabouts (
        user_id text primary key references users,
        refused_at timestamptz,
        city_code text,
        longitude double precision,
        latitude double precision,
        saved_at timestamptz,
        check (refused_at is null or (city_code is null and longitude is null and latitude is null and saved_at is null)),
        check (num_nulls(city_code, longitude, latitude, saved_at) in (0, 4))
      );
      create index whereabouts_by_age on whereabouts (saved_at) where saved_at is not null;
      create table recent_cities (
        user_id text not null references users,
        area_num text not null,
        visited_at timestamptz not null,
        primary key (user_id, area_num)
      );
      create table recommended_cities (
        area_num text primary key,
        sort smallint not null
      );

      create table dictionary (
        code text not null,
        name text not null,
        value text not null,
        sort smallint not null default 0,
        is_public boolean not null default true,
        primary key (code, name)
      );
      create table qr_materials (
        material_id text not null,
        channel_id text not null default '*',
        title text not null,
        guide text not null,
        content text not null,
        pic_url text not null,
        primary key (material_id, channel_id)
      );

      create table page_products (
        page_id text not null,
        product_id text not null references products,
        rights_id text not null default '',
        primary key (page_id, product_id, rights_id)
      );
      create table order_rules (
        target_kind text not null check (target_kind in ('product', 'sku', 'business')),
        target_id text not null default '*',
        rule_code text not null,
        value text not null default '',
        sort smallint not null default 0,
        primary key (target_kind, target_id, rule_code, value)
      );
      create table level_refreshes (
        user_id text primary key references users,
        refreshed_at timestamptz not null
      );

      create table sandbox_numbers (
        mobile text primary key,
        status text not null default 'normal' check (status in ('normal', 'suspended', 'closed')),
        area_num text not null,
        in_province boolean not null,
        joined_on text check (joined_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        balance_fen integer not null default 0
      );
    `.execute(db);
  },
};
