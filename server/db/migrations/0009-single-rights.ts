import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rights met one at a time: bought as goods, registered for before they open; and what was loaded onto cards. */
export const singleRights: Migration = {
  up: async (db) => {
    await sql`
      alter table rights add column goods_id text, add column sku_id text, add column give_flag boolean not null default false;

      create table pre_registrations (
        pre_id text primary key,
        user_id text not null references users,
        rights_id text not null references rights,
        channel_id text not null,
        reminds_at timestamptz,
        reminded_at timestamptz,
        created_at timestamptz not null,
        unique (user_id, rights_id)
      );
      create index pre_registrations_due on pre_registrations (reminds_at) where reminded_at is null and reminds_at is not null;

      create table card_charges (
        record_id text primary key,
        user_id text not null references users,
        product_id text not null references products,
        content text not null,
        amount_fen integer not null check (amount_fen >= 0),
        state text not null check (state in ('charging', 'charged', 'failed')),
        charged_at timestamptz not null
      );
      create index card_charges_of_user on card_charges (user_id, charged_at desc);
    `.execute(db);
  },
};
