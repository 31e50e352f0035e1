import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Codes know their subscriber, so that what can still be used is found without the orders, and whether a reminder was sent (docs/decisions/0125). */
export const vouchersToUse: Migration = {
  up: async (db) => {
    await sql`
      alter table sku_codes
        -- Whose order it was sold with; null: in stock.
        add column user_id text,
        -- When the message that it ends soon was sent.
        add column reminded_at timestamptz;
      update sku_codes c set user_id = o.user_id from orders o where o.order_no = c.order_no;
      alter table sku_codes add constraint sku_codes_owned check ((user_id is null) = (order_no is null));
      create index sku_codes_to_use on sku_codes (user_id, valid_until) where used_at is null and user_id is not null;
      create index sku_codes_to_remind on sku_codes (valid_until)
        where used_at is null and reminded_at is null and user_id is not null;
    `.execute(db);
  },
};
