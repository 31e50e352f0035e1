import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Card codes and their exchanges. */
export const cardCodes: Migration = {
  up: async (db) => {
    await sql`
      create table card_code_batches (
        batch_id text primary key,
        act_num text not null default '',
        name text not null,
        pic_url text not null,
        grants text not null check (grants in ('right', 'product')),
        product_id text not null references products,
        rights_id text references rights,
        months smallint check (months between 1 and 60),
        begins_at timestamptz not null,
        ends_at timestamptz not null,
        check (ends_at > begins_at),
        check ((grants = 'right') = (rights_id is not null)),
        check ((grants = 'product') = (months is not null))
      );
      create index card_code_batches_of_act on card_code_batches (act_num);
      create table card_codes (
        code_hash bytea primary key,
        batch_id text not null references card_code_batches,
        created_at timestamptz not null
      );
      create index card_codes_of_batch on card_codes (batch_id);

      create table card_exchanges (
        exchange_id text primary key,
        code_hash bytea not null references card_codes,
        batch_id text not null references card_code_batches,
        user_id text not null references users,
        -- Deferred: the exchange is inserted first, and its subscription only if the code was still unused.
        subscription_id text not null unique references subscriptions deferrable initially deferred,
        mobile text not null,
        channel_id text not null,
        exchanged_at timestamptz not null,
        tried_at timestamptz not null,
        released_at timestamptz
      );
      create unique index card_code_used_once on card_exchanges (code_hash) where released_at is null;
      create index card_exchanges_of_user on card_exchanges (user_id, exchanged_at desc) where released_at is null;

      create table card_code_misses (
        attempted_by text primary key,
        misses integer not null,
        missed_at timestamptz not null
      );
      create index card_code_misses_by_age on card_code_misses (missed_at);
    `.execute(db);
  },
};
