import type { Generated, GeneratedAlways } from 'kysely';

export interface SandboxState {
  key: string;
  value: string;
}

export interface SandboxSms {
  sandbox_sms_id: GeneratedAlways<number>;
  mobile: string;
  text: string;
  channel: string;
  at: Date;
  /** Given by the sender: a repeated id is the same message. */
  message_id: string | null;
}

/** Requests to the sandbox supplier, by claim. */
export interface SandboxGrants {
  claim_id: string;
  outcome: string;
  requests: number;
  at: Date;
  /** The code or link it delivered. */
  content: Generated<string>;
}

/** Proofs issued by the sandbox's sign-in systems. */
export interface SandboxProofs {
  nonce: string;
  kind: string;
  mobile: string | null;
  subject: string | null;
  expires_at: Date;
  used_at: Date | null;
}

/** Numbers in the sandbox's billing system. */
export interface SandboxNumbers {
  mobile: string;
  status: Generated<'normal' | 'suspended' | 'closed'>;
  area_num: string;
  in_province: boolean;
  joined_on: string | null;
  balance_fen: Generated<number>;
}

export interface SandboxTables {
  sandbox_state: SandboxState;
  sandbox_sms: SandboxSms;
  sandbox_grants: SandboxGrants;
  sandbox_proofs: SandboxProofs;
  sandbox_numbers: SandboxNumbers;
}
