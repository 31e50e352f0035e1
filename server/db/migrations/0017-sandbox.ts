import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** State of the sandbox and of its stand-ins for other systems. */
export const sandbox: Migration = {
  up: async (db) => {
    await sql`
      create table sandbox_state (
        key text primary key,
        value text not null
      );
      create table sandbox_sms (
        sandbox_sms_id bigint generated always as identity primary key,
        mobile text not null,
        text text not null,
        channel text not null,
        at timestamptz not null,
        message_id text unique
      );
      create index sandbox_sms_of_number on sandbox_sms (mobile, at desc);
      create table sandbox_grants (
        claim_id text primary key,
        outcome text not null,
        requests integer not null,
        at timestamptz not null,
        content text not null default ''
      );
      create table sandbox_proofs (
        nonce text primary key,
        kind text not null,
        mobile text,
        subject text,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index sandbox_proofs_by_expiry on sandbox_proofs (expires_at);
      create table sandbox_numbers (
        mobile text primary key,
        status text not null default 'normal' check (status in ('normal', 'suspended', 'closed')),
        area_num text not null,
        in_province boolean not null,
        joined_on text check (joined_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        balance_fen integer not null default 0
      );
    `.execute(db);
  },
};
