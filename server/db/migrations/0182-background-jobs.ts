import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** What each process last knew of its background work (docs/decisions/0182). */
export const backgroundJobs: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      create table background_jobs (
        kind text not null check (kind in ('work', 'recurring')),
        job text not null,
        process text not null,
        every_ms bigint not null,
        runs bigint not null,
        failures bigint not null,
        -- When the last round began; null: none has since the process started.
        last_run_at timestamptz,
        last_ms integer,
        -- Whether the last round failed.
        is_failing boolean not null,
        last_failed_at timestamptz,
        last_error text not null default '',
        seen_at timestamptz not null,
        primary key (kind, job, process)
      )`.execute(db);
  },
};
