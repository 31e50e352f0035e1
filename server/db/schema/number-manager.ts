import type { Generated } from 'kysely';
import type { UsageKind } from '#core/contract/content/usage-kinds.ts';

/** A number that a subscriber has bound; its row stays after the release until the network has dropped its access times. */
export interface ManagedNumbers {
  number_id: string;
  user_id: string;
  mobile_sealed: string;
  mobile_lookup: string;
  label: string;
  /** null once released. */
  slot: number | null;
  bound_at: Date;
  released_at: Date | null;
}

/** The switches of one number ('main': the subscriber's own) and how far the network has taken over its access policy. */
export interface NumberControls {
  user_id: string;
  number_id: string;
  alert_on: Generated<boolean>;
  access_on: Generated<boolean>;
  /** Of the own number: whether its owner looks after the bound ones. */
  household: Generated<boolean>;
  blocked_kinds: Generated<UsageKind[]>;
  policy_version: Generated<number>;
  applied_version: Generated<number>;
  push_at: Generated<Date>;
  alerts_at: Generated<Date>;
}

/** An alert, or times without internet; the columns of the other kind are null. */
export interface NumberSettings {
  setting_id: string;
  user_id: string;
  number_id: string;
  kind: 'alert' | 'access';
  slot: number;
  enabled: Generated<boolean>;
  threshold_mb: number | null;
  notify_by: 'sms' | 'message' | null;
  /** The month in which it was last reached. */
  alerted_month: string | null;
  title: string | null;
  weekdays: number[] | null;
  from_time: string | null;
  to_time: string | null;
  created_at: Date;
}

/** An order to open or leave an offer of the operator, sent to the billing system until it answers. */
export interface BusinessOrders {
  order_no: string;
  user_id: string;
  business_id: string;
  action: 'open' | 'close';
  state: 'pending' | 'done' | 'refused';
  price_fen: number;
  effective_at: Date;
  channel_id: string;
  created_at: Date;
  try_at: Date;
  settled_at: Date | null;
}

export interface NumberManagerTables {
  managed_numbers: ManagedNumbers;
  number_controls: NumberControls;
  number_settings: NumberSettings;
  business_orders: BusinessOrders;
}
