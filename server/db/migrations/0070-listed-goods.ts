import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists and search leave out goods that are not listed yet (unlisted_goods.sql; write_goods_search.sql fills the column). */
export const listedGoods: Migration = {
  up: async (db) => {
    await sql`
      alter table goods_search
        -- The listed_at of the goods.
        add column listed_at timestamptz not null default '-infinity';
      create index goods_by_listing on goods (listed_at);
    `.execute(db);
  },
};
