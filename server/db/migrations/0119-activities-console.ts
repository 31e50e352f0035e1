import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the console needs of every kind of activity: stops, budgets, figures of minutes, guard rails and planned odds (docs/decisions/0121). */
export const activitiesConsole: Migration = {
  up: async (db) => {
    await sql`
      alter table group_activities add column stopped_at timestamptz;
      alter table promotions add column stopped_at timestamptz;
      alter table zone_activities add column stopped_at timestamptz;
      alter table lotteries
        add column stopped_at timestamptz,
        add column stopped_for text check (stopped_for in ('operator', 'budget')),
        add check ((stopped_at is null) = (stopped_for is null));
      -- Daily cash has no row of its own otherwise. Sign-ins share its lock, a stop waits for them.
      create table cash_activity (
        is_only boolean primary key default true check (is_only),
        stopped_at timestamptz,
        stopped_for text check (stopped_for in ('operator', 'budget')),
        check ((stopped_at is null) = (stopped_for is null))
      );
      insert into cash_activity default values;

      -- Apart from the activity's row, which participants share: a budget is counted by one at a time, last in its transaction.
      create table activity_budgets (
        kind text not null check (kind in ('lottery', 'cash')),
        activity_id text not null,
        budget_fen bigint not null,
        spent_fen bigint not null default 0,
        primary key (kind, activity_id),
        check (spent_fen >= 0 and spent_fen <= budget_fen)
      );

      -- What a unit of the prize costs.
      alter table lottery_prizes add column cost_fen integer not null default 0 check (cost_fen >= 0);
      -- Versions that were approved: when they take effect, and whether they did.
      create table lottery_versions (
        lottery_id text not null references lotteries,
        version integer not null,
        takes_effect_at timestamptz not null,
        state text not null check (state in ('planned', 'started', 'replaced')),
        approved_at timestamptz not null,
        primary key (lottery_id, version)
      );
      create unique index lottery_versions_planned on lottery_versions (lottery_id) where state = 'planned';
      create index lottery_draws_by_time on lottery_draws (lottery_id, drawn_at desc, chance_id desc);

      -- Participation by minute, counted from committed rows.
      create table activity_minutes (
        kind text not null,
        activity_id text not null,
        minute timestamptz not null,
        joined integer not null,
        won integer not null,
        spent_fen bigint not null,
        primary key (kind, activity_id, minute)
      );
      create index activity_minutes_by_time on activity_minutes (minute);
      create index sale_reservations_by_minute on sale_reservations using brin (reserved_at) with (pages_per_range = 32, autosummarize = on);
      create index draw_entries_by_minute on draw_entries using brin (entered_at) with (pages_per_range = 32, autosummarize = on);
      create index group_seats_by_minute on group_seats using brin (taken_at) with (pages_per_range = 32, autosummarize = on);
      create index lottery_draws_by_minute on lottery_draws using brin (drawn_at) with (pages_per_range = 32, autosummarize = on);
      create index cash_sign_ins_by_minute on cash_sign_ins using brin (signed_at) with (pages_per_range = 32, autosummarize = on);
      create index cash_entries_by_minute on cash_entries using brin (created_at) with (pages_per_range = 32, autosummarize = on);
      create index promotion_uses_by_minute on promotion_uses using brin (used_at) with (pages_per_range = 32, autosummarize = on);
      create index cash_withdrawals_newest on cash_withdrawals (created_at desc, withdrawal_id desc);

      -- Refusals of every kind, counted by every process.
      create table activity_refusals (
        kind text not null check (kind in ('group', 'lottery', 'cash')),
        activity_id text not null,
        minute timestamptz not null,
        why text not null,
        refused integer not null check (refused > 0),
        primary key (kind, activity_id, minute, why)
      );

      create table guard_rails (
        kind text not null,
        activity_id text not null,
        measure text not null check (measure in ('fenPerHour', 'joinedPerMinute', 'wonPerMinute', 'wonPercent')),
        max_value bigint not null check (max_value > 0),
        act text not null check (act in ('stop', 'alert')),
        primary key (kind, activity_id, measure)
      );
    `.execute(db);
  },
};
