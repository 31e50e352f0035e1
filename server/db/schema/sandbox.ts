import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface SandboxState {
  key: string;
  value: string;
}

export interface SandboxSms {
  sandbox_sms_id: GeneratedAlways<number>;
  mobile_sealed: string;
  mobile_lookup: string;
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
  supplier: Generated<string>;
  /** How often it was charged, and how often that was taken back. */
  charges: Generated<number>;
  credited: Generated<number>;
}

/** Proofs issued by the sandbox's sign-in systems. */
export interface SandboxProofs {
  nonce: string;
  kind: string;
  mobile_sealed: string | null;
  subject_sealed: string | null;
  expires_at: Date;
  used_at: Date | null;
}

/** Numbers in the sandbox's billing system. */
export interface SandboxNumbers {
  mobile_lookup: string;
  status: Generated<'normal' | 'suspended' | 'closed'>;
  area_num: string;
  in_province: boolean;
  joined_on: string | null;
  balance_fen: Generated<number>;
}

/** Orders the sandbox's billing system has credited. */
export interface SandboxCredits {
  order_no: string;
  amount_fen: number;
  at: Generated<Date>;
}

/** Private keys of the sandbox's payment channels and of our account there, by name. */
export interface SandboxKeys {
  name: string;
  private_key: string;
}

/** Payments in the sandbox's payment channels. */
export interface SandboxTrades {
  channel: string;
  payment_no: string;
  trade_no: string;
  amount_fen: number;
  state: 'open' | 'paid' | 'failed' | 'closed';
  notify_url: string;
  return_url: string | null;
  created_at: Date;
  paid_at: Date | null;
}

export interface SandboxRefunds {
  channel: string;
  refund_no: string;
  payment_no: string;
  amount_fen: number;
  at: Date;
}

/** Debits of the phone bill; a cancelled one is never made. */
export interface SandboxDebits {
  order_no: string;
  mobile_lookup: string;
  amount_fen: number;
  state: 'debited' | 'refused' | 'cancelled';
  at: Generated<Date>;
}

/** Access policies in the sandbox's billing system; a number follows all of its policies. */
export interface SandboxPolicies {
  policy_id: string;
  mobile_lookup: string;
  version: number;
  times: JSONColumnType<readonly object[]>;
  blocked_kinds: string[];
}

/** Orders of offers that the sandbox's billing system has carried out. */
export interface SandboxBusinessOrders {
  order_no: string;
  mobile_lookup: string;
  business_id: string;
  action: string;
  price_fen: number;
}

/** Invoices in the sandbox's tax service. */
export interface SandboxInvoices {
  invoice_no: string;
  amount_fen: number;
  state: 'issued' | 'refused' | 'reversed';
  /** It is pending until then. */
  ready_at: Date;
  requests: Generated<number>;
}

/** Files in the sandbox's store of pictures. */
export interface SandboxObjects {
  name: string;
  bytes: Buffer;
  digest: string;
}

export interface SandboxTables {
  sandbox_objects: SandboxObjects;
  sandbox_invoices: SandboxInvoices;
  sandbox_keys: SandboxKeys;
  sandbox_trades: SandboxTrades;
  sandbox_refunds: SandboxRefunds;
  sandbox_debits: SandboxDebits;
  sandbox_policies: SandboxPolicies;
  sandbox_business_orders: SandboxBusinessOrders;
  sandbox_credits: SandboxCredits;
  sandbox_state: SandboxState;
  sandbox_sms: SandboxSms;
  sandbox_grants: SandboxGrants;
  sandbox_proofs: SandboxProofs;
  sandbox_numbers: SandboxNumbers;
}
