import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the overview shows: figures of each minute, and alerts (docs/decisions/0116). */
export const minuteFigures: Migration = {
  up: async (db) => {
    await sql`
      create table metric_minutes (
        minute timestamptz not null,
        figure text not null,
        -- The reason of a refusal, the bound of a response time.
        label text not null,
        -- The process that counted it; empty: counted from committed rows.
        process text not null,
        value bigint not null,
        primary key (minute, figure, label, process)
      );
      create table alerts (
        alert_id text primary key,
        rule text not null,
        detail text not null,
        raised_at timestamptz not null,
        cleared_at timestamptz,
        taken_by text references operators,
        taken_at timestamptz,
        check ((taken_by is null) = (taken_at is null))
      );
      -- One open alert for a rule, whichever process notices it.
      create unique index alerts_open on alerts (rule) where cleared_at is null;
      create index alerts_by_time on alerts (raised_at desc, alert_id desc);
      -- The last minutes are counted again and again; block ranges cost a claim nothing.
      create index claims_by_time on claims using brin (claimed_at) with (pages_per_range = 32, autosummarize = on);
      create index claim_events_by_time on claim_events using brin (at) with (pages_per_range = 32, autosummarize = on);
      create index orders_by_time on orders using brin (created_at) with (pages_per_range = 32, autosummarize = on);
    `.execute(db);
  },
};
