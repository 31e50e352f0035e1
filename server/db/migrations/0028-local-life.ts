import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The order of discounts, the channels of shops, and the cards of the activity zone. */
export const localLife: Migration = {
  up: async (db) => {
    await sql`
      create index goods_by_discount on goods
        ((least(price_fen, member_price_fen)::numeric / nullif(original_price_fen, 0)), goods_id);

      -- The tab of the local-life page; null: on none.
      alter table shop_categories add column channel text check (channel in ('food', 'car', 'education', 'movie'));

      create table zone_activities (
        activity_id text primary key,
        title text not null,
        sub_title text not null,
        highlight text,
        pics text[] not null default '{}',
        tone text not null check (tone in ('warm', 'violet', 'gold', 'green', 'blue')),
        -- A page id of core/site; each mall leads to its own path.
        page text not null,
        -- Cities it is shown in; empty: all.
        areas text[] not null default '{}',
        begins_at timestamptz,
        ends_at timestamptz check (ends_at > begins_at),
        sort smallint not null
      );
      create index zone_activities_in_order on zone_activities (sort, activity_id);
    `.execute(db);
  },
};
