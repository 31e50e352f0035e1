import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pages of the mall as one subscriber sees them, shown to an operator for five minutes, and the list of closings (docs/decisions/0145). */
export const deskViews: Migration = {
  up: async (db) => {
    await sql`
      create table view_as_tokens (
        token_hash bytea primary key,
        operator_id text not null references operators,
        -- It ends with the session that it was made in.
        session_id text not null references operator_sessions on delete cascade,
        user_id text not null references users,
        -- It ends with the ticket.
        ticket_id text references support_tickets on delete cascade,
        made_at timestamptz not null,
        expires_at timestamptz not null,
        check (expires_at <= made_at + interval '5 minutes')
      );
      create index view_as_tokens_expiry on view_as_tokens (expires_at);
      create index view_as_tokens_of_session on view_as_tokens (session_id);
      create index view_as_tokens_of_ticket on view_as_tokens (ticket_id) where ticket_id is not null;

      -- Pages that were looked at stand in the same list as numbers. Each kind has places of its own in the day.
      alter table number_reveals
        add column kind text not null default 'number' check (kind in ('number', 'page')),
        add column ticket_id text,
        drop constraint number_reveals_operator_id_day_place_key,
        add constraint number_reveals_place unique (operator_id, day, kind, place);

      create index account_closings_newest on account_closings (requested_at desc, closing_id desc);
    `.execute(db);
  },
};
