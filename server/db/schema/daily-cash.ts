import type { GeneratedAlways } from 'kysely';
import type { CashRewardKind } from '#core/rules/activity/daily-cash.ts';

/** The current rewards; those paid are in the entries. */
export interface CashRewards {
  kind: CashRewardKind;
  days: number;
  amount_fen: number;
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
  signed_on: string;
  kind: CashRewardKind;
  days: number;
  amount_fen: number;
  balance_before_fen: number;
  balance_fen: number;
  previous_seq: GeneratedAlways<number | null>;
  created_at: Date;
}

export interface DailyCashTables {
  cash_rewards: CashRewards;
  cash_sign_ins: CashSignIns;
  cash_entries: CashEntries;
}
