import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reminders of skus that are sold out, one row per subscriber and sku until its message is sent. */
export const stockReminders: Migration = {
  up: async (db) => {
    await sql`
      create table stock_reminders (
        user_id text not null references users,
        sku_id text not null references skus on delete cascade,
        asked_at timestamptz not null,
        -- When its message is sent at the earliest; later while it is being sent.
        due_at timestamptz not null,
        primary key (user_id, sku_id)
      );
      create index stock_reminders_of_sku on stock_reminders (sku_id, due_at);
    `.execute(db);
  },
};
