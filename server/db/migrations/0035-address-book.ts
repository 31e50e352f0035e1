import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Addresses with recipient, number and street. Rows that only have an area cannot be delivered to and count as removed. */
export const addressBook: Migration = {
  up: async (db) => {
    await sql`
      alter table addresses
        add column recipient_sealed text,
        add column phone_sealed text,
        add column district text not null default '',
        add column street_sealed text,
        add column is_default boolean not null default false,
        add column created_at timestamptz not null default now(),
        -- Orders refer to their address, so one that was ordered to is only marked.
        add column removed_at timestamptz;
      update addresses set removed_at = now();
      alter table addresses
        add check (removed_at is not null
          or (recipient_sealed is not null and phone_sealed is not null and street_sealed is not null)),
        add check (removed_at is null or not is_default);
      create unique index default_address_of_user on addresses (user_id) where is_default;
      create index orders_of_address on orders (address_id) where address_id is not null;
    `.execute(db);
  },
};
