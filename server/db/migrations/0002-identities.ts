import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Proofs of identity from other systems, and tokens for them. */
export const identities: Migration = {
  up: async (db) => {
    await sql`
      -- A proof signs in once, even if the system that issued it would accept it again.
      create table used_proofs (
        proof_hash bytea primary key,
        kind text not null,
        used_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index used_proofs_by_expiry on used_proofs (expires_at);

      -- One-time handles of chat-app identities without a number yet; the identity itself is never sent out.
      create table open_id_handles (
        handle_hash bytea primary key,
        open_id text not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index open_id_handles_by_expiry on open_id_handles (expires_at);

      create table chat_follows (
        user_id text primary key references users,
        focused_at timestamptz not null
      );

      create table hand_over_tokens (
        token_hash bytea primary key,
        session_id text not null references sessions on delete cascade,
        channel text not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index hand_over_tokens_by_expiry on hand_over_tokens (expires_at);
      create index hand_over_tokens_of_session on hand_over_tokens (session_id);
    `.execute(db);
  },
};
