import type { Generated, GeneratedAlways } from 'kysely';

export interface RightsStock {
  rights_id: string;
  cycle: string;
  total: number;
  remaining: number;
}

/** Append-only: what operators changed of a month's stock. */
export interface RightsStockMovements {
  movement_id: GeneratedAlways<number>;
  at: Date;
  rights_id: string;
  cycle: string;
  /** 0: the month's row was made ahead with what it would have had. */
  pieces: number;
  total_after: number;
  left_after: number;
  reason: string;
  changed_by: string;
  /** Null: within what one person may do. */
  approved_by: string | null;
  proposal_id: string | null;
}

export interface GroupUse {
  subscription_id: string;
  group_id: string;
  cycle: string;
  used: number;
  quota: number;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

export type ClaimState = 'delivering' | 'delivered' | 'failed';

export interface Claims {
  claim_id: string;
  user_id: string;
  subscription_id: string;
  product_id: string;
  group_id: string;
  rights_id: string;
  cycle: string;
  state: ClaimState;
  channel_id: string;
  p_channel_id: string | null;
  channel_area_num: string | null;
  sms_id: string | null;
  wt_ac: string | null;
  wt_ac_id: string | null;
  /** The subscriber's location when claiming, if known. */
  area_num: string | null;
  claimed_at: Date;
  settled_at: Date | null;
  note: Generated<string>;
  tries: Generated<number>;
  /** Also the end of the lease while an instance requests the delivery. */
  next_try_at: Date;
  deliver_by: Date;
  /** Equal to next_try_at while an instance requests the delivery. */
  leased_until: Date | null;
  /** An operator's give-back was approved: the order is revoked instead of repeated. */
  give_back_at: Date | null;
  /** When to notify the subscriber that the delivery failed; null: never, or done. */
  notify_at: Date | null;
}

/** A request that was answered with the claim of an earlier one, and what its repetitions are answered. */
export interface ClaimRepeats {
  /** The id its own claim would have had. */
  request_id: string;
  claim_id: string;
  subscription_id: string;
  rights_id: string;
  recv_status: number;
  claimed_at: Date;
  answered_at: Date;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

export interface ClaimEvents {
  claim_event_id: GeneratedAlways<number>;
  claim_id: string;
  at: Date;
  event: string;
  detail: Generated<string>;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

/** The history of a claim: its creation, then its events. */
export interface ClaimTrace {
  claim_id: string;
  step: number;
  at: Date;
  event: string;
  detail: string;
}

export interface ClaimTables {
  rights_stock: RightsStock;
  rights_stock_movements: RightsStockMovements;
  group_use: GroupUse;
  claims: Claims;
  claim_repeats: ClaimRepeats;
  claim_events: ClaimEvents;
  claim_trace: ClaimTrace;
}
