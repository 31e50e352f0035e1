import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many visitors of a day came how far, and how many members of a month renewed (docs/decisions/0123). */
export const funnelsAndCohorts: Migration = {
  up: async (db) => {
    await sql`
      create table day_funnels (
        -- In China.
        day date not null,
        -- Empty: not known.
        city text not null,
        host text not null,
        step text not null,
        visitors integer not null check (visitors > 0),
        primary key (day, city, host, step)
      );
      -- Who was counted at which step, so that each visitor counts once a day; rows of days that are complete are deleted.
      create table funnel_marks (
        day date not null,
        step text not null,
        -- A digest of the subscriber, or of the device of a guest.
        visitor uuid not null,
        city text not null,
        host text not null,
        at timestamptz not null,
        primary key (day, step, visitor)
      );
      -- One row: what is later is not counted yet.
      create table funnel_progress (
        is_only boolean primary key default true check (is_only),
        counted_until timestamptz not null
      );
      create table renewal_cohorts (
        -- The first day of the month, in China, in which members opened their first membership.
        month date not null,
        city text not null,
        -- 1: the month after the opening, 2: the next.
        nth smallint not null check (nth > 0),
        -- Whose nth month has begun, and who of them had a membership in it.
        reached integer not null check (reached > 0),
        renewed integer not null check (renewed between 0 and reached),
        primary key (month, city, nth)
      );
      -- Both tables grow in the order of time, so that block ranges find a minute or a month and cost an insert nothing.
      create index order_log_by_time on order_log using brin (at) with (pages_per_range = 32, autosummarize = on);
      create index subscriptions_by_time on subscriptions using brin (opened_at) with (pages_per_range = 32, autosummarize = on);
    `.execute(db);
  },
};
