import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tickets at the service desk: their topic, who answers, what happened to them, what they are about, and texts for answers (docs/decisions/0149). */
export const ticketDesk: Migration = {
  up: async (db) => {
    await sql`
      alter table support_tickets
        -- T-1024: what people say.
        add column ticket_no bigint generated always as identity (start with 1001) unique,
        add column topic text not null default 'other',
        -- Who answers; null: nobody has taken it.
        add column operator_id text references operators,
        add column taken_at timestamptz,
        -- The subscriber's last message.
        add column last_word_at timestamptz,
        add constraint support_tickets_taken check ((operator_id is null) = (taken_at is null));
      update support_tickets t set
        topic = coalesce((select kind from questions q where q.question_id = t.question_id), 'other'),
        last_word_at = coalesce((select max(sent_at) from support_messages m where m.ticket_id = t.ticket_id and m.sender = 'subscriber'), t.created_at);
      alter table support_tickets alter column last_word_at set not null;
      create index support_tickets_newest on support_tickets (updated_at desc, ticket_id desc);
      create index support_tickets_of_state on support_tickets (state, updated_at desc, ticket_id desc);
      create index support_tickets_ended on support_tickets (closed_at) where state = 'closed';
      create index support_tickets_of_operator on support_tickets (operator_id, state) where operator_id is not null;

      -- Null: the subscriber, or an answer from before the desk.
      alter table support_messages
        add column operator_id text references operators,
        add constraint support_messages_by_agent check (operator_id is null or sender = 'agent');

      -- What the desk did with a ticket besides answering; its subscriber does not see it.
      create table ticket_events (
        event_id bigint generated always as identity primary key,
        ticket_id text not null references support_tickets on delete cascade,
        at timestamptz not null,
        kind text not null check (kind in ('taken', 'transferred', 'closed', 'reopened', 'linked')),
        -- Null: the subscriber.
        operator_id text references operators,
        to_operator text references operators,
        note text not null default '',
        check ((kind = 'transferred') = (to_operator is not null))
      );
      create index ticket_events_of_ticket on ticket_events (ticket_id, event_id);

      -- The orders and claims that a ticket is about, of its own subscriber.
      create table ticket_links (
        ticket_id text not null references support_tickets on delete cascade,
        kind text not null check (kind in ('order', 'claim')),
        key text not null,
        linked_by text not null references operators,
        linked_at timestamptz not null,
        primary key (ticket_id, kind, key)
      );
      create index ticket_links_by_key on ticket_links (key);

      create table reply_templates (
        template_id text primary key,
        title text not null check (title <> ''),
        -- Null: for every topic.
        topic text,
        text text not null check (text <> ''),
        is_active boolean not null default true,
        -- Counts the savings, so that two editors do not overwrite each other.
        edit integer not null default 1,
        changed_by text references operators,
        changed_at timestamptz not null
      );
      create unique index reply_templates_title on reply_templates (title) where is_active;
    `.execute(db);
  },
};
