import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** Messages of events that are stored, so that each is stored once (docs/decisions/0205). */
export const eventMessages: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      create table event_messages (
        message_id text primary key,
        stored_at timestamptz not null
      );
      create index event_messages_by_age on event_messages (stored_at);
    `.execute(db);
  },
};
