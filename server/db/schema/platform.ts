import type { Generated } from 'kysely';

/** The first response to a write, saved so that a repeated request gets the same one. */
export interface IdempotencyKeys {
  owner: string;
  idempotency_key: string;
  call: string;
  request_hash: Buffer;
  /** null while the first request is being processed. */
  answer: string | null;
  started_at: Date;
  /** Read by the release before this one; a later one drops both. */
  reserved_at: Generated<Date>;
  backend_pid: Generated<number>;
  /** In the database's own time; later, without an answer, the request is abandoned. */
  leased_until: Generated<Date>;
}

/** When a recurring job is due next. The instance that moves the time on runs the job. */
export interface RecurringJobs {
  name: string;
  next_run_at: Date;
}

/** The hash of the text a database function was last created from. */
export interface AppliedFunctions {
  name: string;
  hash: string;
}

/** A row that `npm run seed` wrote once; it is never written again. */
export interface SeededRows {
  table_name: string;
  row_key: string;
  seeded_at: Date;
}

export interface PlatformTables {
  idempotency_keys: IdempotencyKeys;
  recurring_jobs: RecurringJobs;
  applied_functions: AppliedFunctions;
  seeded_rows: SeededRows;
}
