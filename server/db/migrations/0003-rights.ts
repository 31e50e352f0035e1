import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Products, what they give, and who subscribed to them. */
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
        sort smallint not null,
        goods_id text,
        sku_id text,
        give_flag boolean not null default false,
        worth_fen integer check (worth_fen >= 0),
        delivery text check (delivery in ('recharge', 'code', 'link', 'store')),
        province_only boolean not null default false,
        category_flag smallint not null default 1 check (category_flag in (1, 2)),
        constraint rights_sold_as_goods check (category_flag = 1 or (goods_id is not null and sku_id is not null))
      );
      create index rights_of_group on rights (group_id, sort);

      create table pre_registrations (
        pre_id text primary key,
        user_id text not null references users,
        rights_id text not null references rights,
        channel_id text not null,
        remind_at timestamptz,
        reminded_at timestamptz,
        created_at timestamptz not null,
        unique (user_id, rights_id)
      );
      create index pre_registrations_due on pre_registrations (remind_at)
        where reminded_at is null and remind_at is not null;

      create table card_charges (
        record_id text primary key,
        user_id text not null references users,
        product_id text not null references products,
        content text not null,
        amount_fen integer not null check (amount_fen >= 0),
        state text not null check (state in ('charging', 'charged', 'failed')),
        charged_at timestamptz not null
      );
      create index card_charges_of_user on card_charges (user_id, charged_at desc);
    `.execute(db);
  },
};
