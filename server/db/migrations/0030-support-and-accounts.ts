import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Questions and tickets of the customer service; withdrawal of consents and closing of accounts. */
export const supportAndAccounts: Migration = {
  up: async (db) => {
    await sql`
      create table questions (
        question_id text primary key,
        kind text not null,
        title text not null,
        answer text not null,
        words text not null default '',
        sort integer not null default 0,
        helpful integer not null default 0 check (helpful >= 0),
        not_helpful integer not null default 0 check (not_helpful >= 0)
      );
      create table question_votes (
        question_id text not null references questions on delete cascade,
        user_id text not null references users,
        helpful boolean not null,
        voted_at timestamptz not null,
        primary key (question_id, user_id)
      );
      create index question_votes_of_user on question_votes (user_id);
      create table support_tickets (
        ticket_id text primary key default gen_random_uuid()::text,
        user_id text not null references users,
        question_id text references questions on delete set null,
        title text not null,
        state text not null check (state in ('open', 'answered', 'closed')),
        waiting_since timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        closed_at timestamptz,
        check ((state = 'open') = (waiting_since is not null)),
        check ((state = 'closed') = (closed_at is not null))
      );
      create index support_tickets_of_user on support_tickets (user_id, updated_at desc);
      create index support_tickets_waiting on support_tickets (waiting_since, ticket_id) where state = 'open';
      create index support_tickets_answered on support_tickets (updated_at) where state = 'answered';
      create table support_messages (
        ticket_id text not null references support_tickets on delete cascade,
        seq integer not null check (seq > 0),
        sender text not null check (sender in ('subscriber', 'agent')),
        text text not null,
        sent_at timestamptz not null,
        primary key (ticket_id, seq)
      );

      alter table consents add column withdrawn_at timestamptz;

      create table account_closings (
        closing_id text primary key default gen_random_uuid()::text,
        user_id text not null references users,
        requested_at timestamptz not null,
        closes_at timestamptz not null,
        cancelled_at timestamptz,
        closed_at timestamptz,
        check (cancelled_at is null or closed_at is null)
      );
      -- A subscriber has one request at most that is not cancelled.
      create unique index account_closings_of_user on account_closings (user_id) where cancelled_at is null;
      create index account_closings_due on account_closings (closes_at) where cancelled_at is null and closed_at is null;

      alter table security_log
        drop constraint security_log_kind_check,
        add constraint security_log_kind_check check (kind in ('sign-in', 'refused', 'replay', 'export', 'operator', 'account'));
    `.execute(db);
  },
};
