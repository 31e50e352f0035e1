import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Favourites and browsing history, one row per subscriber and goods. */
export const keptGoods: Migration = {
  up: async (db) => {
    await sql`
      create table favourites (
        user_id text not null references users,
        goods_id text not null references goods on delete cascade,
        sku_id text not null,
        -- The lowest price when it was added, for the note that it became cheaper.
        price_fen integer not null check (price_fen >= 0),
        added_at timestamptz not null,
        primary key (user_id, goods_id)
      );
      create index favourites_in_order on favourites (user_id, added_at desc, goods_id);
      create index favourites_of_goods on favourites (goods_id);

      create table browse_history (
        user_id text not null references users,
        goods_id text not null references goods on delete cascade,
        sku_id text not null,
        seen_at timestamptz not null,
        primary key (user_id, goods_id)
      );
      create index browse_history_in_order on browse_history (user_id, seen_at desc, goods_id);
      create index browse_history_of_goods on browse_history (goods_id);
    `.execute(db);
  },
};
