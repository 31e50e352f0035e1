import type { Generated } from 'kysely';

/** The first answer to a write, kept so that a repeated request gets the same one. */
export interface IdempotencyKeys {
  owner: string;
  idempotency_key: string;
  call: string;
  request_hash: Buffer;
  /** null while the first request is still at work. */
  answer: string | null;
  started_at: Date;
}

/** When a recurring job is due next; whoever moves the row runs the job. */
export interface RecurringJobs {
  name: string;
  next_run_at: Date;
}

/** The hash of the text a database function was last created from. */
export interface AppliedFunctions {
  name: string;
  hash: string;
}

export interface SandboxState {
  key: string;
  value: string;
}

export interface SandboxSms {
  sandbox_sms_id: Generated<number>;
  mobile: string;
  text: string;
  channel: string;
  at: Date;
  /** Given by who sent it; a repeated one is the same message. */
  message_id: Generated<string | null>;
}

/** What the sandbox supplier was asked, by the claim it was asked for. */
export interface SandboxGrants {
  claim_id: string;
  outcome: string;
  requests: number;
  at: Date;
  /** The code or link it gave. */
  content: Generated<string>;
}

export interface PlatformTables {
  idempotency_keys: IdempotencyKeys;
  recurring_jobs: RecurringJobs;
  applied_functions: AppliedFunctions;
  sandbox_state: SandboxState;
  sandbox_sms: SandboxSms;
  sandbox_grants: SandboxGrants;
}
