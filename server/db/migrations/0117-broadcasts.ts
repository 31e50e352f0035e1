import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Messages to many subscribers: who receives them, how far they are, who has read them (docs/decisions/0119). */
export const broadcasts: Migration = {
  up: async (db) => {
    await sql`
      -- The code knows the kinds of tasks.
      alter table bulk_tasks drop constraint bulk_tasks_kind_check,
        add constraint bulk_tasks_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$'),
        -- Of a task that walks over a table: the last key that it has judged.
        add column walked_to text not null default '',
        -- How many it may reach; null: as many as there are.
        add column max_finished integer,
        add constraint bulk_tasks_within_approval check (finished <= max_finished);

      create table broadcasts (
        broadcast_id text primary key,
        topic text not null,
        title text not null,
        text text not null,
        link text not null default '',
        -- The page that the link names.
        target jsonb,
        audience jsonb not null,
        state text not null check (state in ('draft', 'scheduled', 'started', 'withdrawn')),
        edit integer not null default 1,
        send_at timestamptz,
        proposal_id text references proposals,
        recipients integer check (recipients >= 0),
        recipients_exact boolean not null default true,
        task_id text references bulk_tasks on delete set null,
        made_by text not null references operators,
        made_at timestamptz not null,
        started_at timestamptz,
        withdrawn_at timestamptz,
        withdrawn_by text references operators,
        -- Why it is a draft again.
        fault text not null default '',
        check ((state = 'withdrawn') = (withdrawn_at is not null)),
        check ((withdrawn_at is null) = (withdrawn_by is null)),
        check (state <> 'started' or started_at is not null),
        check (state <> 'scheduled' or send_at is not null)
      );
      create index broadcasts_by_time on broadcasts (made_at desc, broadcast_id desc);
      create index broadcasts_due on broadcasts (send_at) where state = 'scheduled';
      create table broadcast_reads (
        broadcast_id text not null references broadcasts,
        part smallint not null,
        reads integer not null check (reads > 0),
        primary key (broadcast_id, part)
      );
      create table broadcast_samples (
        sample_id text primary key,
        broadcast_id text not null references broadcasts,
        operator_id text not null references operators,
        user_id text not null references users,
        sent_at timestamptz not null
      );
      create index broadcast_samples_of_operator on broadcast_samples (operator_id, sent_at);
      create index broadcast_samples_of_broadcast on broadcast_samples (broadcast_id);

      alter table messages add column broadcast_id text references broadcasts;
      -- Each subscriber receives a broadcast at most once; one to all is one row.
      create unique index messages_of_broadcast on messages (broadcast_id, user_id) nulls not distinct
        where broadcast_id is not null;
      -- Who has a product, to count an audience.
      create index subscriptions_of_product on subscriptions (product_id, user_id);
    `.execute(db);
  },
};
