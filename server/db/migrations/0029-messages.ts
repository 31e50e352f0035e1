import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The message centre: messages to one subscriber or to all, and who has read them. */
export const messages: Migration = {
  up: async (db) => {
    await sql`
      create table messages (
        message_id text primary key default gen_random_uuid()::text,
        user_id text references users,
        source text not null,
        kind text not null check (kind in ('trade', 'rights', 'activity', 'service')),
        topic text not null,
        title text not null,
        text text not null,
        subject jsonb,
        link jsonb,
        published_at timestamptz not null,
        ends_at timestamptz,
        -- An event is reported once, however often its work is repeated.
        unique (user_id, source)
      );
      create index messages_of_user on messages (user_id, published_at desc);
      create index messages_to_all on messages (published_at desc) where user_id is null;
      create index messages_by_age on messages (published_at);
      create table message_reads (
        user_id text not null references users,
        message_id text not null references messages on delete cascade,
        read_at timestamptz not null,
        primary key (user_id, message_id)
      );
      create index message_reads_of_message on message_reads (message_id);
    `.execute(db);
  },
};
