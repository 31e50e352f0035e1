import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notices, guides, and settings that pages read. */
export const notices: Migration = {
  up: async (db) => {
    await sql`
      create table notices (
        notice_id text primary key,
        act_num text not null,
        open_type text not null default '*',
        title text not null,
        content text not null,
        published_at timestamptz not null,
        ends_at timestamptz
      );
      create index notices_of_act on notices (act_num, published_at desc);

      create table page_configs (
        code text primary key,
        value text not null default ''
      );
      create table page_config_items (
        code text not null references page_configs on delete cascade,
        key text not null,
        name text not null,
        value text not null,
        sort smallint not null default 0,
        primary key (code, key)
      );

      create table activity_floors (
        act_floor_id text primary key,
        begins_at timestamptz not null,
        ends_at timestamptz not null,
        content jsonb not null check (jsonb_typeof(content) = 'object'),
        check (ends_at > begins_at)
      );
      create table marketing_points (
        point_id text primary key,
        page_type text not null,
        name text not null,
        pic_url text not null,
        link text not null default '',
        sort smallint not null default 0,
        begins_at timestamptz,
        ends_at timestamptz
      );
      create index marketing_points_of_page on marketing_points (page_type, sort);

      create table preheat_notices (
        notice_id text primary key,
        channel_id text not null default '*',
        title text not null,
        pic_url text not null,
        link text not null default '',
        begins_at timestamptz not null,
        ends_at timestamptz not null,
        check (ends_at > begins_at)
      );
      create table preheat_confirmations (
        notice_id text not null references preheat_notices on delete cascade,
        confirmed_by text not null,
        channel_id text not null,
        confirmed_at timestamptz not null,
        primary key (notice_id, confirmed_by)
      );

      create table guide_steps (
        guide_id text primary key,
        page_id text not null default '*',
        channel_id text not null default '*',
        title text not null,
        text text not null,
        pic_url text not null,
        link text not null default '',
        sort smallint not null default 0 check (sort >= 0)
      );

      create table lamps (
        lamp_id text primary key,
        plan_id text not null default '*',
        area_num text not null default '*' check (area_num = '*' or area_num ~ '^\\d{6}$'),
        channel_id text not null default '*',
        text text not null,
        pic_url text not null default '',
        link text not null default '',
        sort smallint not null default 0,
        begins_at timestamptz,
        ends_at timestamptz,
        coupon_id text,
        amount_fen integer check (amount_fen >= 0),
        threshold_fen integer check (threshold_fen >= 0),
        -- A coupon has an amount, a threshold and an end; a line without one has no amount and no threshold.
        check (num_nulls(coupon_id, amount_fen, threshold_fen) in (0, 3)),
        check (coupon_id is null or ends_at is not null)
      );
      create index lamps_of_plan on lamps (plan_id, sort);
    `.execute(db);
  },
};
