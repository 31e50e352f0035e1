import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pieces are counted for goods alone (goods.sold). */
export const soldOfGoodsOnly: Migration = {
  up: async (db) => {
    await sql`alter table skus drop column sold`.execute(db);
  },
};
