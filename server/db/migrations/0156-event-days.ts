import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Events of pages and the cost of activities by day (docs/decisions/0150). */
export const eventDays: Migration = {
  up: async (db) => {
    await sql`
      create table event_days (
        -- In China.
        day date not null,
        event text not null,
        -- Empty: not known, or no page of the product.
        page text not null,
        host text not null,
        events bigint not null check (events > 0),
        primary key (day, event, page, host)
      );
      -- The minutes of activities are kept for some days; their days stay.
      create table activity_days (
        day date not null,
        kind text not null,
        activity_id text not null,
        activity text not null generated always as (kind || ':' || activity_id) stored,
        joined bigint not null,
        won bigint not null,
        spent_fen bigint not null,
        primary key (day, kind, activity_id)
      );
    `.execute(db);
  },
};
