import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Categories as a tree, skus of goods, collections that pick goods by hand or by rule, and what a detail page shows. */
export const catalogue: Migration = {
  up: async (db) => {
    await sql`
      create table categories (
        category_id text primary key,
        parent_id text references categories,
        name text not null,
        pic_url text not null,
        -- {title, subTitle, buttonText, picUrl, link}
        banner jsonb,
        sort smallint not null
      );
      create index categories_of_parent on categories (parent_id, sort);

      alter table goods
        add column kind text not null default 'virtual'
          check (kind in ('virtual', 'charge', 'code', 'physical', 'external')),
        add column sub_title text not null default '',
        add column pics text[] not null default '{}',
        add column in_stock boolean not null default true,
        -- Cities it is sold in; empty: all.
        add column areas text[] not null default '{}',
        -- The supplier whose shops honour it; null: none.
        add column supplier text,
        add column videos_id text,
        add column guarantees text[] not null default '{}',
        -- [{title, paragraphs, pics}]
        add column sections jsonb not null default '[]',
        -- Notes shown before payment.
        add column prompts text[] not null default '{}',
        add column limit_per_order smallint not null default 5 check (limit_per_order > 0),
        add column multi_order boolean not null default false,
        add column freight_fen integer not null default 0 check (freight_fen >= 0),
        add column listed_at timestamptz not null default '2026-01-01T00:00:00Z';
      update goods set kind = case when is_external then 'external' when goods_type_id = 22 then 'physical' else 'virtual' end,
        in_stock = stock_left is distinct from 0, pics = array[pic_url];

      create table skus (
        sku_id text primary key,
        goods_id text not null references goods on delete cascade,
        name text not null,
        pic_url text not null,
        price_fen integer not null check (price_fen >= 0),
        member_price_fen integer check (member_price_fen between 0 and price_fen),
        original_price_fen integer check (original_price_fen >= price_fen),
        -- null: no limit
        stock_left integer check (stock_left >= 0),
        sold integer not null default 0 check (sold >= 0),
        sort smallint not null
      );
      create index skus_of_goods on skus (goods_id, sort, sku_id);
      insert into skus (sku_id, goods_id, name, pic_url, price_fen, member_price_fen, original_price_fen, stock_left, sold, sort)
      select sku_id, goods_id, sku_name, pic_url, price_fen, member_price_fen, original_price_fen, stock_left, sold, 1 from goods;
      alter table goods drop column goods_type_id, drop column is_external, drop column stock_left,
        add check ((kind = 'external') = (goods_url is not null));
      create index goods_by_sales on goods (sold desc, goods_id);
      create index goods_by_price on goods (least(price_fen, member_price_fen), goods_id);
      create index goods_of_supplier on goods (supplier) where supplier is not null;
      create index goods_in_areas on goods using gin (areas);

      alter table promotions rename to collections;
      alter table promotion_goods rename to collection_goods;
      alter table collections rename column promote_id to collection_id;
      alter table collection_goods rename column promote_id to collection_id;
      alter index promotion_goods_in_order rename to collection_goods_in_order;
      alter table collections
        add column kind text not null default 'promotion' check (kind in ('promotion', 'channel', 'floor')),
        -- {categories, kinds, tags, couponTypes, city, sort, limit}: picks goods after those picked by hand; null: by hand alone.
        add column rule jsonb,
        -- Cities it is shown in; empty: all.
        add column areas text[] not null default '{}',
        add column sort smallint not null default 0;
      create index collections_of_kind on collections (kind, sort);

      alter table shops
        add column score_tenths smallint not null default 46 check (score_tenths between 0 and 50),
        add column per_head_fen integer check (per_head_fen > 0),
        add column discount_text text,
        add column features text[] not null default '{}';
      create index shops_by_position on shops (latitude, longitude);
    `.execute(db);
  },
};
