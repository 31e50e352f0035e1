import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Idempotency keys, recurring jobs, and which database functions are applied. */
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
    `.execute(db);
  },
};
