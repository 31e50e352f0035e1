import type { Generated, GeneratedAlways } from 'kysely';
import type { CashRewardKind } from '#core/rules/activity/daily-cash.ts';

/** The current rewards; those paid are in the entries. */
export interface CashRewards {
  kind: CashRewardKind;
  days: number;
  amount_fen: number;
}

/** The activity as a whole; one row. */
export interface CashActivity {
  is_only: Generated<boolean>;
  stopped_at: Date | null;
  stopped_for: 'operator' | 'budget' | null;
}

/** One for each subscriber and day of the operator's calendar. */
export interface CashSignIns {
  user_id: string;
  /** YYYY-MM-DD. */
  signed_on: string;
  streak: number;
  month_count: number;
  signed_at: Date;
}

/** The ledger. seq counts a subscriber's lines from 1 without gaps. */
export interface CashEntries {
  user_id: string;
  seq: number;
  /** Day and count of a reward; null for withdrawals and their return. */
  signed_on: string | null;
  kind: CashRewardKind | 'withdrawal' | 'return';
  days: number | null;
  /** Null for rewards. */
  withdrawal_id: string | null;
  amount_fen: number;
  balance_before_fen: number;
  balance_fen: number;
  previous_seq: GeneratedAlways<number | null>;
  created_at: Date;
}

/** A withdrawal to the phone bill. Its id is the order number there, so a repeated request credits once. */
export interface CashWithdrawals {
  withdrawal_id: string;
  user_id: string;
  /** The idempotency key of its request. */
  request_key: string;
  amount_fen: number;
  state: 'pending' | 'credited' | 'returned';
  tries: Generated<number>;
  /** When a pending one is sent again. */
  next_try_at: Date;
  created_at: Date;
  settled_at: Date | null;
}

export interface DailyCashTables {
  cash_activity: CashActivity;
  cash_rewards: CashRewards;
  cash_sign_ins: CashSignIns;
  cash_entries: CashEntries;
  cash_withdrawals: CashWithdrawals;
}
