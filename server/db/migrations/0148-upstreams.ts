import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What each process sees of each upstream, and upstreams that an operator opened (docs/decisions/0148). */
export const upstreams: Migration = {
  up: async (db) => {
    await sql`
      create table upstream_states (
        process text not null,
        upstream text not null,
        state text not null check (state in ('closed', 'half-open', 'open')),
        since timestamptz not null,
        seen_at timestamptz not null,
        last_failure text,
        last_failed_at timestamptz,
        primary key (upstream, process),
        check ((last_failure is null) = (last_failed_at is null))
      );
      create table upstream_minutes (
        minute timestamptz not null,
        upstream text not null,
        process text not null,
        answered bigint not null,
        failed bigint not null,
        not_sent bigint not null,
        -- How many requests took at most so many milliseconds.
        times jsonb not null,
        primary key (minute, upstream, process)
      );
      -- What an operator opened refuses every call until its end. Nothing can hold a breaker closed.
      create table opened_upstreams (
        upstream text primary key,
        reason text not null check (length(reason) >= 4),
        opened_by text not null references operators,
        opened_at timestamptz not null,
        ends_at timestamptz not null,
        check (ends_at > opened_at and ends_at <= opened_at + interval '4 hours')
      );
    `.execute(db);
  },
};
