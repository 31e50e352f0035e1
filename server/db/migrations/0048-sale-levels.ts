import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Goods of a session for subscribers from a level on. */
export const saleLevels: Migration = {
  up: async (db) => {
    await sql`
      -- The lowest level of who may take part; 0: every subscriber.
      alter table seckill_goods add column min_level smallint not null default 0 check (min_level between 0 and 9);
    `.execute(db);
  },
};
