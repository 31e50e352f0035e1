import type { Generated } from 'kysely';

/** The terms of coupons beyond their amount, and the goods they apply to. */
export interface CouponTemplates {
  template_id: string;
  /** 50: half price. */
  pay_percent: number | null;
  max_off_fen: number | null;
  /** A data coupon is exchanged for data goods of at most this size. */
  flow_mb: number | null;
  threshold_fen: Generated<number>;
  scope_text: Generated<string>;
  /** Empty: all goods that accept the coupon type. */
  categories: Generated<string[]>;
}

export interface UserCoupons {
  card_code: string;
  user_id: string;
  coupon_type: string;
  state: Generated<string>;
  amount_fen: number;
  title: string;
  expires_at: Date;
  /** null: no terms beyond the amount. */
  template_id: string | null;
  begins_at: Generated<Date>;
}

/** The coupon that comes with opening a product during the offer. */
export interface OpeningTickets {
  product_id: string;
  ticket_key: string;
  name: string;
  coupon_type: string;
  amount_fen: number;
  valid_days: number;
  begins_at: Date;
  ends_at: Date | null;
}

export interface ServiceTickets {
  ticket_id: string;
  user_id: string;
  subscription_id: string;
  ticket_key: string;
  name: string;
  business_name: string;
  amount_fen: number;
  state: 'sending' | 'sent' | 'failed';
  sent_at: Date;
}

export interface CouponTables {
  coupon_templates: CouponTemplates;
  user_coupons: UserCoupons;
  opening_tickets: OpeningTickets;
  service_tickets: ServiceTickets;
}
