import type { Generated, JSONColumnType } from 'kysely';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import type { Role } from '#core/contract/console/permissions.ts';
import type { ProposalState } from '#core/contract/console/proposals.shapes.ts';
import type { RevealReason } from '#core/contract/console/reveals/reveal-reasons.ts';

export interface Operators {
  operator_id: string;
  login_name: string;
  name: string;
  state: 'invited' | 'active' | 'locked';
  password_hash: string | null;
  totp_sealed: string | null;
  /** The time step of the last accepted code. */
  totp_step: Generated<number>;
  failures: Generated<number>;
  locked_until: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
}

export interface OperatorRoles {
  operator_id: string;
  role: Role;
}

export interface OperatorInvitations {
  token_hash: Buffer;
  operator_id: string;
  totp_sealed: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface OperatorDevices {
  device_id: string;
  operator_id: string;
  token_hash: Buffer;
  trusted_until: Date;
}

export interface OperatorChallenges {
  token_hash: Buffer;
  operator_id: string;
  expires_at: Date;
}

export interface OperatorSessions {
  session_id: string;
  operator_id: string;
  token_hash: Buffer;
  created_at: Date;
  seen_at: Date;
  ended_at: Date | null;
}

export interface OperatorRecoveryCodes {
  operator_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}

export interface OperatorSignInFailures {
  network: string;
  failures: number;
  locked_until: Date | null;
  last_at: Date;
}

export interface Proposals {
  proposal_id: string;
  kind: string;
  target: string;
  target_name: string;
  input: JSONColumnType<object>;
  base_version: string;
  changes: JSONColumnType<readonly FieldChange[]>;
  effects: JSONColumnType<readonly string[]>;
  cost_fen: number | null;
  reason: string;
  state: ProposalState;
  proposed_by: string;
  proposed_at: Date;
  ends_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  comment: Generated<string>;
}

/** Written by the function append_audit alone. */
export interface AuditLog {
  audit_id: number;
  at: Date;
  operator_id: string | null;
  operator_name: string | null;
  act: string;
  object_kind: string;
  object_key: string;
  object_name: string;
  changes: JSONColumnType<readonly FieldChange[]>;
  reason: string;
  proposal_id: string | null;
  network: string;
  previous_hash: Buffer;
  hash: Buffer;
}

export interface AuditHead {
  one: Generated<boolean>;
  audit_id: number;
  hash: Buffer;
}

/** Filters of a list that an operator keeps under a name. */
export interface OperatorViews {
  view_id: string;
  operator_id: string;
  screen: string;
  name: string;
  filters: JSONColumnType<Record<string, string>>;
  saved_at: Date;
}

/** A whole number that an operator was shown; the number itself is not stored. */
export interface NumberReveals {
  reveal_id: string;
  operator_id: string;
  day: string;
  place: number;
  user_id: string;
  claim_id: string | null;
  /** What was looked at. */
  kind: Generated<'number' | 'page'>;
  ticket_id: string | null;
  reason: RevealReason;
  note: string;
  network: string;
  revealed_at: Date;
  seen_by: string | null;
  seen_at: Date | null;
}

/** Requests of operators whose acts are committed. */
export interface OperatorActKeys {
  operator_id: string;
  idempotency_key: string;
  attempt: string;
  acted_at: Date;
}

export interface OperatorTables {
  operators: Operators;
  operator_roles: OperatorRoles;
  operator_invitations: OperatorInvitations;
  operator_devices: OperatorDevices;
  operator_challenges: OperatorChallenges;
  operator_sessions: OperatorSessions;
  operator_recovery_codes: OperatorRecoveryCodes;
  operator_sign_in_failures: OperatorSignInFailures;
  proposals: Proposals;
  audit_log: AuditLog;
  audit_head: AuditHead;
  operator_views: OperatorViews;
  number_reveals: NumberReveals;
  operator_act_keys: OperatorActKeys;
}
