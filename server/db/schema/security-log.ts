import type { GeneratedAlways } from 'kysely';

/** What happened to accounts and to the product's switches; append-only, kept for six months. */
export interface SecurityLog {
  security_log_id: GeneratedAlways<number>;
  at: Date;
  kind: 'sign-in' | 'refused' | 'replay' | 'export' | 'operator' | 'account';
  /** The way of the sign-in, the kind of the proof, the receiving system, or the switch. */
  what: string;
  user_id: string | null;
  mobile_masked: string | null;
  mobile_lookup: string | null;
  ip: string;
  /** Equal entries of one second are one row. */
  times: number;
  detail: string;
}

export interface SecurityLogTables {
  security_log: SecurityLog;
}
