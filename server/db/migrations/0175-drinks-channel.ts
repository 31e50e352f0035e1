import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** 茶饮 is a channel of local life of its own; shops that sell drinks were under 美食. */
export const drinksChannel: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      alter table shop_categories drop constraint shop_categories_channel_check;
      alter table shop_categories add constraint shop_categories_channel_check
        check (channel in ('food', 'drinks', 'car', 'education', 'movie'));
      update shop_categories set channel = 'drinks' where category_id = 'drinks' and channel = 'food';
    `.execute(db);
  },
};
