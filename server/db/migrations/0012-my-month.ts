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
        claims_at timestamptz,
        tells_at timestamptz,
        reminds_at timestamptz,
        reminded_cycle text,
        check ((auto_claim = 'off') = (claims_at is null)),
        check ((remind_day is null) = (reminds_at is null))
      );
      create index month_settings_claims on month_settings (claims_at) where claims_at is not null;
      create index month_settings_tells on month_settings (tells_at) where tells_at is not null;
      create index month_settings_reminds on month_settings (reminds_at) where reminds_at is not null;

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
        told_at timestamptz,
        primary key (user_id, cycle, subscription_id, rights_id),
        check (claim_id is null or reason = '')
      );
      create index month_outcomes_untold on month_outcomes (user_id) where told_at is null;
    `.execute(db);
  },
};
