import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Claims of rights, with the stock and quota they use. */
export const claims: Migration = {
  up: async (db) => {
    await sql`
      create table rights_stock (
        rights_id text not null references rights,
        cycle char(7) not null,
        total integer not null check (total >= 0),
        remaining integer not null check (remaining >= 0 and remaining <= total),
        primary key (rights_id, cycle)
      );

      -- No foreign keys from group_use, claims and claim_events: what they refer to is read in the same statement and
      -- is never deleted (functions/reject_delete.sql), and the look-ups would lock seven rows for each claim.
      create table group_use (
        subscription_id text not null,
        group_id text not null,
        cycle char(7) not null,
        used smallint not null check (used >= 0 and used <= quota),
        quota smallint not null,
        primary key (subscription_id, group_id, cycle)
      );

      create table claims (
        claim_id text primary key,
        user_id text not null,
        subscription_id text not null,
        product_id text not null,
        group_id text not null,
        rights_id text not null,
        cycle char(7) not null,
        state text not null check (state in ('delivering', 'delivered', 'failed')),
        channel_id text not null,
        sms_id text,
        wt_ac text,
        wt_ac_id text,
        claimed_at timestamptz not null,
        settled_at timestamptz,
        note text not null default '',
        tries smallint not null default 0,
        next_try_at timestamptz not null,
        deliver_by timestamptz not null,
        notify_at timestamptz,
        area_num text,
        check ((state = 'delivering') = (settled_at is null))
      );
      -- Also finds all claims of a subscriber. A failed claim has its own id in the key, so the next one may follow it.
      create unique index claims_once_per_cycle
        on claims (user_id, subscription_id, rights_id, cycle, (case when state = 'failed' then claim_id end))
        nulls not distinct;
      create index claims_due on claims (rights_id, next_try_at) where state = 'delivering';
      create index claims_to_notify on claims (notify_at) where notify_at is not null;

      create table claim_events (
        claim_event_id bigint generated always as identity primary key,
        claim_id text not null,
        at timestamptz not null,
        event text not null,
        detail text not null default ''
      );
      create index claim_events_of_claim on claim_events (claim_id);
      create view claim_trace as
        select claim_id, 0::bigint as step, claimed_at as at, 'claimed' as event, '' as detail from claims
        union all
        select claim_id, claim_event_id, at, event, detail from claim_events;
    `.execute(db);
  },
};
