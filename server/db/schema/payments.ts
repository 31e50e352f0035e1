import type { Generated } from 'kysely';

/** An attempt to pay an order. */
export interface Payments {
  payment_no: string;
  order_no: string;
  user_id: string;
  pay_method_id: 1 | 2 | 3 | 6 | 7 | 8;
  amount_fen: number;
  /** 'disputed': the channel has another amount than was requested. */
  state: 'open' | 'closing' | 'paid' | 'failed' | 'closed' | 'disputed';
  /** Money that arrived when the order could not be paid any more; it is refunded. */
  is_surplus: Generated<boolean>;
  /** The channel's own number. */
  trade_no: string | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  /** The sum of its refunds, requested and done. */
  refunding_fen: Generated<number>;
  tries: Generated<number>;
  next_query_at: Date;
}

export interface PaymentRefunds {
  refund_no: string;
  payment_no: string;
  order_no: string;
  amount_fen: number;
  reason: string;
  /** 'closed': the channel refused it, and the operator ended it by hand. */
  state: 'requested' | 'done' | 'closed';
  tries: Generated<number>;
  next_try_at: Date;
  last_error: string | null;
  /** Since then it waits for the operator and is not sent by itself. */
  held_at: Date | null;
  requested_at: Date;
  done_at: Date | null;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

/** Double entry: each movement is a debit and a credit that sum to zero. Append-only. */
export interface LedgerEntries {
  movement: string;
  side: 'debit' | 'credit';
  account: string;
  amount_fen: number;
  order_no: string;
  at: Date;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

export interface PaymentTables {
  payments: Payments;
  payment_refunds: PaymentRefunds;
  ledger_entries: LedgerEntries;
}
