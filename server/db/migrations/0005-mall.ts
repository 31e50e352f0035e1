import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Goods and flash sales, the floors of pages, and search words. */
export const mall: Migration = {
  up: async (db) => {
    await sql`
      create table goods (
        goods_id text primary key,
        sku_id text not null unique,
        name text not null,
        sku_name text not null,
        pic_url text not null,
        goods_type_id integer not null,
        is_external boolean not null,
        goods_url text,
        price_fen integer not null check (price_fen >= 0),
        member_price_fen integer check (member_price_fen between 0 and price_fen),
        original_price_fen integer check (original_price_fen >= price_fen),
        sold integer not null check (sold >= 0),
        give_flag smallint not null check (give_flag in (0, 1)),
        activity jsonb not null,
        tags text[] not null,
        sort integer not null,
        category_id text not null default '',
        coupon_types text[] not null default '{}',
        flow_mb integer check (flow_mb > 0),
        stock_left integer check (stock_left >= 0)
      );
      create index goods_in_order on goods (sort, goods_id);
      create index goods_of_category on goods (category_id, sort, goods_id);
      create index goods_taking_coupons on goods using gin (coupon_types);

      -- Every character and every pair of neighbours. Most Chinese words have two characters, too few for trigrams.
      -- The index below stores its results, so a change of it is a migration that also rebuilds the index.
      create function character_ngrams(words text) returns text[] language sql immutable strict parallel safe return (
        select coalesce(array_agg(distinct substr(lower(words), at, size)), '{}')
        from generate_series(1, char_length(lower(words))) as at cross join generate_series(1, 2) as size);
      create index goods_name_ngrams on goods using gin (character_ngrams(name));

      create table floors (
        floor_id text primary key,
        region_code text not null,
        kind text not null,
        title text not null,
        sort smallint not null,
        content jsonb not null
      );
      create index floors_of_region on floors (region_code, sort);

      create table seckill_sessions (
        session_id text primary key,
        name text not null,
        begins_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > begins_at)
      );
      create index seckill_sessions_by_end on seckill_sessions (ends_at);
      create table seckill_goods (
        session_id text not null references seckill_sessions,
        goods_id text not null references goods,
        price_fen integer not null check (price_fen >= 0),
        total integer not null check (total > 0),
        sold integer not null check (sold between 0 and total),
        sort smallint not null,
        primary key (session_id, goods_id)
      );

      create table search_words (
        word text primary key,
        sort smallint not null
      );
    `.execute(db);
  },
};
