import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const identities: Migration = {
  up: async (db) => {
    await sql`
      -- What signed somebody in once never does so again, whatever the system that issued it says.
      create table used_proofs (
        proof_hash bytea primary key,
        kind text not null,
        used_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index used_proofs_by_expiry on used_proofs (expires_at);

      -- Stands for a chat-app identity that waits for its number; the identity itself stays here.
      create table open_id_handles (
        handle_hash bytea primary key,
        open_id text not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index open_id_handles_by_expiry on open_id_handles (expires_at);
      create unique index users_one_live_account_per_open_id on users (open_id) where closed_at is null;

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

      alter table sessions
        add column signed_in_by text,
        add column register_channel text,
        add column external_user_id text;

      alter table sms_codes add column device text not null default '';

      create table sandbox_proofs (
        nonce text primary key,
        kind text not null,
        mobile text,
        subject text,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index sandbox_proofs_by_expiry on sandbox_proofs (expires_at);
    `.execute(db);
  },
};
