import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** 本月权益: automatic claims and reminders. The settings row is the job: its three times say when it is due. */
export const myMonth: Migration = {
  up: async (db) => {
    await sql`
      create table month_settings (
        user_id text primary key references users,
        auto_claim text not null check (auto_claim in ('off', 'all', 'selected')),
        remind_day smallint check (remind_day between 1 and 28),
        saved_at timestamptz not null,
        claim_at timestamptz,
        notify_at timestamptz,
        remind_at timestamptz,
        reminded_cycle text,
        check ((auto_claim = 'off') = (claim_at is null)),
        check ((remind_day is null) = (remind_at is null))
      );
      create index month_settings_claim_due on month_settings (claim_at) where claim_at is not null;
      create index month_settings_notify_due on month_settings (notify_at) where notify_at is not null;
      create index month_settings_remind_due on month_settings (remind_at) where remind_at is not null;

      create table month_picks (
        user_id text not null references month_settings,
        subscription_id text not null references subscriptions,
        rights_id text not null references rights,
        primary key (user_id, subscription_id, rights_id)
      );

      create table month_outcomes (
        user_id text not null references month_settings,
        cycle text not null,
        subscription_id text not null references subscriptions,
        rights_id text not null references rights,
        -- No foreign key: claims of a batch are deleted again where the stock ends, and each would be looked up here.
        claim_id text,
        reason text not null,
        tries smallint not null check (tries > 0),
        tried_at timestamptz not null,
        notified_at timestamptz,
        primary key (user_id, cycle, subscription_id, rights_id),
        check (claim_id is null or reason = '')
      );
      create index month_outcomes_to_notify on month_outcomes (user_id) where notified_at is null;
    `.execute(db);
  },
};
