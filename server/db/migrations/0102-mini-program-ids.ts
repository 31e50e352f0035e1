import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The chat app's ids of subscribers in the mini-program, which are other ones than in the official account. */
export const miniProgramIds: Migration = {
  up: async (db) => {
    await sql`
      create table mini_program_ids (
        user_id text primary key references users,
        open_id_sealed text not null,
        open_id_lookup text not null unique,
        bound_at timestamptz not null
      );
      -- A handle binds an id of the app that it was issued for.
      alter table open_id_handles
        add column app text not null default 'account' check (app in ('account', 'mini-program'));
    `.execute(db);
  },
};
