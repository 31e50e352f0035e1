import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const platform: Migration = {
  up: async (db) => {
    await sql`
      create table saved_answers (
        owner text not null,
        idempotency_key text not null,
        call text not null,
        request_hash bytea not null,
        answer text,
        started_at timestamptz not null,
        primary key (owner, idempotency_key)
      );
      create index saved_answers_by_age on saved_answers (started_at);

      create table recurring_jobs (
        name text primary key,
        next_run_at timestamptz not null
      );

      create table sandbox_state (
        key text primary key,
        value text not null
      );
      create table sandbox_sms (
        sandbox_sms_id bigint generated always as identity primary key,
        mobile text not null,
        text text not null,
        channel text not null,
        at timestamptz not null
      );
      create index sandbox_sms_of_number on sandbox_sms (mobile, at desc);
      create table sandbox_grants (
        claim_id text primary key,
        outcome text not null,
        asked integer not null,
        at timestamptz not null
      );
    `.execute(db);
  },
};
