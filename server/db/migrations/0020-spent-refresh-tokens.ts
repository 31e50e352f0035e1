import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Refresh tokens that were rotated, so that a replay is distinguished from a forged token. */
export const spentRefreshTokens: Migration = {
  up: async (db) => {
    await sql`
      create table spent_refresh_tokens (
        token_hash bytea primary key,
        session_id text not null references sessions,
        spent_at timestamptz not null
      );
      create index spent_refresh_tokens_by_age on spent_refresh_tokens (spent_at);
      -- Tokens rotated before this table existed: of each session the last one is known.
      insert into spent_refresh_tokens (token_hash, session_id, spent_at)
      select previous_refresh_hash, session_id, rotated_at from sessions
      where previous_refresh_hash is not null and rotated_at is not null;
    `.execute(db);
  },
};
