import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The operators of the console, their sessions, proposals and the audit log (docs/decisions/0107). */
export const operators: Migration = {
  up: async (db) => {
    await sql`
      create table operators (
        operator_id text primary key,
        login_name text not null unique check (login_name ~ '^[a-z0-9][a-z0-9._-]{1,31}$'),
        name text not null,
        state text not null check (state in ('invited', 'active', 'locked')),
        password_hash text,
        totp_sealed text,
        -- The time step of the last code that was accepted: each is accepted once.
        totp_step bigint not null default 0,
        failures integer not null default 0,
        locked_until timestamptz,
        created_at timestamptz not null,
        last_seen_at timestamptz,
        check (state <> 'active' or (password_hash is not null and totp_sealed is not null))
      );
      create table operator_roles (
        operator_id text not null references operators,
        role text not null check (role in ('content', 'activities', 'service', 'finance', 'audit', 'owner')),
        primary key (operator_id, role)
      );
      -- A link with which an operator sets a password and an authenticator, once.
      create table operator_invitations (
        token_hash bytea primary key,
        operator_id text not null references operators,
        totp_sealed text not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index operator_invitations_of_operator on operator_invitations (operator_id);
      create table operator_devices (
        device_id text primary key,
        operator_id text not null references operators,
        token_hash bytea not null unique,
        trusted_until timestamptz not null
      );
      create index operator_devices_of_operator on operator_devices (operator_id);
      -- Between the password and the second step.
      create table operator_challenges (
        token_hash bytea primary key,
        operator_id text not null references operators,
        expires_at timestamptz not null
      );
      create index operator_challenges_of_operator on operator_challenges (operator_id);
      create table operator_sessions (
        session_id text primary key,
        operator_id text not null references operators,
        token_hash bytea not null unique,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        ended_at timestamptz
      );
      create index operator_sessions_of_operator on operator_sessions (operator_id) where ended_at is null;
      create table operator_recovery_codes (
        operator_id text not null references operators,
        code_hash bytea not null,
        used_at timestamptz,
        primary key (operator_id, code_hash)
      );
      -- Failed sign-ins of one client address, whatever name they tried.
      create table operator_sign_in_failures (
        network text primary key,
        failures integer not null,
        locked_until timestamptz,
        last_at timestamptz not null
      );

      create table proposals (
        proposal_id text primary key,
        kind text not null,
        target text not null,
        target_name text not null,
        -- What the act receives.
        input jsonb not null,
        -- The version of the target that the proposer saw: the act is refused when it has changed.
        base_version text not null,
        changes jsonb not null,
        effects jsonb not null,
        cost_fen bigint,
        reason text not null,
        state text not null check (state in ('waiting', 'approved', 'returned', 'rejected', 'withdrawn', 'expired')),
        proposed_by text not null references operators,
        proposed_at timestamptz not null,
        ends_at timestamptz not null,
        decided_by text references operators,
        decided_at timestamptz,
        comment text not null default '',
        -- Four eyes: nobody decides their own proposal.
        check (decided_by is null or decided_by <> proposed_by),
        check ((state in ('approved', 'returned', 'rejected')) = (decided_by is not null)),
        check ((state = 'waiting') = (decided_at is null))
      );
      create index proposals_waiting on proposals (proposed_at, proposal_id) where state = 'waiting';
      create index proposals_of_operator on proposals (proposed_by, proposed_at desc, proposal_id desc);
      create index proposals_by_time on proposals (proposed_at desc, proposal_id desc);
      -- One open proposal of a kind for one thing: two would each be computed without the other.
      create unique index proposals_one_waiting on proposals (kind, target) where state = 'waiting';

      -- Append-only (functions/reject_change.sql), written by functions/append_audit.sql alone.
      create table audit_log (
        audit_id bigint primary key,
        at timestamptz not null,
        operator_id text references operators,
        operator_name text,
        act text not null,
        object_kind text not null,
        object_key text not null,
        object_name text not null,
        changes jsonb not null,
        reason text not null,
        proposal_id text references proposals,
        network text not null,
        previous_hash bytea not null,
        hash bytea not null
      );
      create index audit_log_of_operator on audit_log (operator_id, audit_id desc);
      create index audit_log_of_object on audit_log (object_kind, object_key, audit_id desc);
      create index audit_log_of_act on audit_log (act, audit_id desc);
      create index audit_log_by_time on audit_log (at);
      -- One row: the end of the chain, so that a missing end is noticed; its lock puts entries in order.
      create table audit_head (
        one boolean primary key default true check (one),
        audit_id bigint not null,
        hash bytea not null
      );
      insert into audit_head (audit_id, hash) values (0, '\\x');
    `.execute(db);
  },
};
