import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Membership tiers and businesses of the operator, shops that honour rights, and stock by area. */
export const offersAndShops: Migration = {
  up: async (db) => {
    await sql`
      create table product_tiers (
        line text not null,
        product_id text not null references products,
        name text not null,
        pic_url text not null,
        agreements text[] not null default '{}',
        step smallint not null,
        primary key (line, product_id),
        unique (line, step)
      );
      create index product_tiers_of_product on product_tiers (product_id);
      create table product_plans (
        sku_id text primary key,
        goods_id text not null,
        product_id text not null references products,
        name text not null,
        months smallint not null check (months > 0),
        auto_renew boolean not null,
        price_fen integer not null check (price_fen >= 0),
        next_price_fen integer check (next_price_fen >= 0),
        sort smallint not null,
        check (auto_renew or next_price_fen is null)
      );
      create index product_plans_of_product on product_plans (product_id, sort);

      create table businesses (
        business_id text primary key,
        product_id text references products,
        name text not null,
        summary text not null,
        pic_url text not null,
        tag text not null default '',
        price_fen integer not null check (price_fen >= 0),
        months smallint check (months > 0),
        renewal_price_fen integer check (renewal_price_fen >= 0),
        detail text not null,
        rules text[] not null default '{}',
        agreements text[] not null default '{}',
        confirm_title text not null,
        confirm_content text not null,
        needs_sms_code boolean not null,
        starts text not null check (starts in ('now', 'next-month')),
        can_unsubscribe boolean not null,
        areas text[] not null default '{}',
        begins_at timestamptz,
        ends_at timestamptz,
        check (months is not null or renewal_price_fen is null)
      );
      create table business_pages (
        page_code text not null,
        business_id text not null references businesses,
        product_id text not null default '',
        sort smallint not null,
        primary key (page_code, business_id, product_id)
      );
      create table business_subscriptions (
        subscription_id text primary key,
        user_id text not null references users,
        business_id text not null references businesses,
        opened_at timestamptz not null,
        ends_at timestamptz check (ends_at >= opened_at)
      );
      create index business_subscriptions_of_user on business_subscriptions (user_id);
      create unique index business_subscriptions_once on business_subscriptions (user_id, business_id)
        where ends_at is null;

      create table shop_categories (
        category_id text primary key,
        name text not null,
        icon_url text not null,
        sort smallint not null
      );
      create table shops (
        shop_id text primary key,
        category_id text not null references shop_categories,
        supplier text not null,
        name text not null,
        pic_url text not null,
        area_num text not null check (area_num ~ '^\\d{6}$'),
        address text not null,
        phone text not null,
        open_hours text not null,
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180),
        sort smallint not null default 0
      );
      create index shops_in_area on shops (area_num, category_id);
      create index shops_of_supplier on shops (supplier);

      create table addresses (
        address_id text primary key,
        user_id text not null references users,
        area_num text not null check (area_num ~ '^\\d{6}$')
      );
      create index addresses_of_user on addresses (user_id);
      create table area_stock (
        sku_id text not null,
        area_num text not null,
        inventory integer not null check (inventory >= 0),
        primary key (sku_id, area_num)
      );
    `.execute(db);
  },
};
