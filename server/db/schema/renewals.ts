import type { Generated } from 'kysely';

/** A membership that is renewed by debits of the phone bill. */
export interface Renewals {
  subscription_id: string;
  user_id: string;
  /** The line that opened it. */
  order_no: string;
  line: number;
  months: number;
  /** The agreed price of each further period. */
  price_fen: number;
  /** 'off': by the subscriber; 'ended': by refused debits, a refund or the closing of the account. */
  state: 'on' | 'off' | 'ended';
  anchor_at: Date;
  anchor_months: number;
  /** The last period that is paid. */
  period: Generated<number>;
  noticed_at: Date | null;
  refusals: Generated<number>;
  refused_at: Date | null;
  next_try_at: Date;
  changed_at: Date;
}

/** The order of a further period; one for each. */
export interface RenewalPeriods {
  subscription_id: string;
  period: number;
  order_no: string;
  /** null: not paid, or refunded. */
  begins_at: Date | null;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

export interface RenewalTables {
  renewals: Renewals;
  renewal_periods: RenewalPeriods;
}
