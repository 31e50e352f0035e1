import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How goods are narrowed, promoted and paid with coupons; and what the operator places on pages. */
export const goodsOffers: Migration = {
  up: async (db) => {
    await sql`
      alter table goods
        add column category_id text not null default '',
        add column coupon_types text[] not null default '{}',
        add column flow_mb integer check (flow_mb > 0),
        add column stock_left integer check (stock_left >= 0);
      create index goods_of_category on goods (category_id, sort, goods_id);
      create index goods_taking_coupons on goods using gin (coupon_types);

      create table promotions (
        promote_id text primary key,
        title text not null,
        sub_title text not null,
        pic_url text,
        begins_at timestamptz,
        ends_at timestamptz check (ends_at > begins_at)
      );
      create table promotion_goods (
        promote_id text not null references promotions,
        goods_id text not null references goods,
        price_fen integer check (price_fen >= 0),
        sort smallint not null,
        primary key (promote_id, goods_id)
      );
      create index promotion_goods_in_order on promotion_goods (promote_id, sort, goods_id);

      create table coupon_templates (
        template_id text primary key,
        pay_percent smallint check (pay_percent between 0 and 100),
        max_off_fen integer check (max_off_fen >= 0),
        flow_mb integer check (flow_mb > 0),
        threshold_fen integer not null default 0 check (threshold_fen >= 0),
        scope_text text not null default '',
        categories text[] not null default '{}'
      );
      alter table user_coupons
        add column template_id text references coupon_templates,
        add column begins_at timestamptz not null default '2000-01-01T00:00:00Z';
      create index user_coupons_to_use on user_coupons (user_id, coupon_type, expires_at) where state = 'usable';

      create table materials (
        material_id text primary key,
        focus_id text not null,
        position_id text not null,
        channels text[] not null default '{}',
        title text not null,
        sub_title text not null,
        pic_url text not null,
        link text,
        button_text text,
        goods_id text references goods,
        begins_at timestamptz,
        ends_at timestamptz check (ends_at > begins_at),
        sort smallint not null
      );
      create index materials_at_focus on materials (focus_id, position_id, sort);
    `.execute(db);
  },
};
