import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the operator sets: degradation, maintenance, dictionaries and order rules. */
export const operations: Migration = {
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
    `.execute(db);
  },
};
