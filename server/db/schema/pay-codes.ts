import type { Generated } from 'kysely';

/** The live code of a subscriber. */
export interface PayCodes {
  user_id: string;
  code_hash: Buffer;
  /** The only store that may scan it; null means every store. */
  shop_id: string | null;
  source: string | null;
  expires_at: Date;
}

export interface TillPayments {
  payment_no: string;
  user_id: string;
  shop_id: string;
  code_hash: Buffer;
  trade_no: string;
  amount_fen: number;
  /** Of shop and coupon together. */
  discount_fen: number;
  card_code: string | null;
  coupon_fen: Generated<number>;
  payable_fen: number;
  refunded_fen: Generated<number>;
  state: 'paying' | 'paid' | 'failed' | 'refunded';
  reason: string | null;
  next_try_at: Date;
  created_at: Date;
  settled_at: Date | null;
}

export interface TillRefunds {
  refund_no: string;
  payment_no: string;
  amount_fen: number;
  /** 'closed': billing refused it, and the operator ended it by hand. */
  state: 'pending' | 'credited' | 'closed';
  tries: Generated<number>;
  next_try_at: Date;
  /** Since then it waits for the operator and is not sent by itself. */
  held_at: Date | null;
  created_at: Date;
  credited_at: Date | null;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

export interface PayCodeTables {
  pay_codes: PayCodes;
  till_payments: TillPayments;
  till_refunds: TillRefunds;
}
