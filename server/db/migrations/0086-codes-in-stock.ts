import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Codes are sold in the order of their end and id. A delivery of codes ends at one time, and all of it was sorted for each one sold. */
export const codesInStock: Migration = {
  up: async (db) => {
    await sql`
      drop index sku_codes_in_stock;
      create index sku_codes_in_stock on sku_codes (sku_id, valid_until, code_id) where order_no is null;
    `.execute(db);
  },
};
