import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Goods under one headline, and pictures placed on pages. */
export const promotions: Migration = {
  up: async (db) => {
    await sql`
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
