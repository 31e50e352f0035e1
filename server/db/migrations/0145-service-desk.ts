import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What operators write about subscribers, and the events of one account (docs/decisions/0145). */
export const serviceDesk: Migration = {
  up: async (db) => {
    await sql`
      -- Append-only: functions/reject_change.sql.
      create table subscriber_notes (
        note_id bigint generated always as identity primary key,
        user_id text not null references users,
        at timestamptz not null,
        written_by text not null references operators,
        text text not null check (text <> '')
      );
      create index subscriber_notes_of_user on subscriber_notes (user_id, note_id desc);
      create index security_log_of_user on security_log (user_id, security_log_id desc) where user_id is not null;
    `.execute(db);
  },
};
