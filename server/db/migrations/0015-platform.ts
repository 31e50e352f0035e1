import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Idempotency keys, recurring jobs, tracking events, and which database functions are applied. */
export const platform: Migration = {
  up: async (db) => {
    await sql`
      -- A row is inserted and then given its answer: free space on the page keeps that update out of the indexes.
      create table idempotency_keys (
        owner text not null,
        idempotency_key text not null,
        call text not null,
        request_hash bytea not null,
        answer text,
        started_at timestamptz not null,
        primary key (owner, idempotency_key)
      ) with (fillfactor = 50);
      create index idempotency_keys_by_age on idempotency_keys (started_at);

      create table recurring_jobs (
        name text primary key,
        next_run_at timestamptz not null
      );

      -- Written by applyFunctions: the hash of the text a function was last created from.
      create table applied_functions (
        name text primary key,
        hash text not null
      );

      -- One partition for each day of the operator's calendar: a day is dropped, never deleted row by row.
      create table events (
        at timestamptz not null,
        kind text not null,
        user_id text,
        path_id text,
        page_id text,
        action_type integer,
        record jsonb not null
      ) partition by range (at);
      -- Rows are inserted in the order of time, so a block range index finds a minute.
      create index events_by_time on events using brin (at) with (pages_per_range = 32);
    `.execute(db);
  },
};
