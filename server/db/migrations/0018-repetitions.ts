import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Repeated requests: those answered with another request's claim, and those whose process has crashed. */
export const repetitions: Migration = {
  up: async (db) => {
    await sql`
      -- Like claims without foreign keys.
      create table claim_repeats (
        request_id text primary key,
        claim_id text not null,
        subscription_id text not null,
        rights_id text not null,
        recv_status smallint not null,
        claimed_at timestamptz not null,
        answered_at timestamptz not null
      );
      create index claim_repeats_by_age on claim_repeats (answered_at);

      alter table idempotency_keys
        add column reserved_at timestamptz not null default now(),
        add column backend_pid integer not null default pg_backend_pid();
    `.execute(db);
  },
};
