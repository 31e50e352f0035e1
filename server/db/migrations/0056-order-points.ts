import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What points pay of a line of an order; a refund of the line gives them back. */
export const orderPoints: Migration = {
  up: async (db) => {
    await sql`
      alter table order_lines add column points_fen integer not null default 0 check (points_fen >= 0);
    `.execute(db);
  },
};
