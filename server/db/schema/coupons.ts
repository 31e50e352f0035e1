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
  /** With which other cards it can pay one order. */
  stacking: Generated<'alone' | 'same-type' | 'any'>;
  /** Empty: all. */
  goods: Generated<string[]>;
  kinds: Generated<string[]>;
  coupon_type: Generated<string>;
  title: Generated<string>;
  amount_fen: Generated<number>;
  /** Days after receipt, or a fixed end; neither: the month of receipt. */
  valid_days: number | null;
  valid_until: Date | null;
  /** A fixed end may have a fixed begin, before which received cards cannot be used. */
  valid_from: Date | null;
  /** It pays at the tills of shops of its categories. */
  at_tills: Generated<boolean>;
  /** The service desk may give it for what went wrong. */
  for_compensation: Generated<boolean>;
  /** The first version; null: this is it. */
  family_id: string | null;
  version: Generated<number>;
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
  /** The last subscriber of the product whose subscriptions are checked. */
  checked_to: Generated<string>;
  is_checked: Generated<boolean>;
}

/** Subscriptions whose tickets are due, or will be when they begin. */
export interface TicketChecks {
  subscription_id: string;
  due_at: Date;
  /** Another one with each change of the subscription. */
  number: Generated<number>;
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

/** Coupons offered together: in the coupon centre, by rules or by a pop-up. */
export interface CouponActivities {
  activity_id: string;
  kind: 'center' | 'rules' | 'pop';
  tab: 'userFlag' | 'freeFlag' | null;
  title: string;
  sub_title: Generated<string>;
  pic_url: string | null;
  intro: Generated<string[]>;
  areas: Generated<string[]>;
  begins_at: Date;
  ends_at: Date;
  sort: number;
  /** The right type that a gift is for; null: every subscriber. */
  right_type: number | null;
  is_on: Generated<boolean>;
  /** Of a stop that still holds; the former release does not write it. */
  stopped_at: Date | null;
  /** What all its coupons may take off at most; null: no limit. */
  budget_fen: number | null;
  spent_fen: Generated<number>;
}

/** What unlocks coupons: a level and a product that is held. */
export interface CouponRules {
  activity_id: string;
  rule_id: string;
  rule_text: string;
  min_level: Generated<number>;
  product_id: string | null;
  sort: number;
}

export interface CouponOffers {
  activity_id: string;
  template_id: string;
  rule_id: string | null;
  min_level: Generated<number>;
  /** null: no limit. */
  stock: number | null;
  taken: Generated<number>;
  /** One claim in each period, and so many in all. */
  period: Generated<'once' | 'month' | 'day'>;
  limit_per_person: number | null;
  sort: number;
}

export interface CouponClaims {
  activity_id: string;
  template_id: string;
  user_id: string;
  period: string;
  nth: number;
  card_code: string;
  claimed_at: Date;
  /** The subscription that it needed; null: the coupon is for everybody. */
  subscription_id: string | null;
}

export interface CouponTables {
  coupon_activities: CouponActivities;
  coupon_rules: CouponRules;
  coupon_offers: CouponOffers;
  coupon_claims: CouponClaims;
  coupon_templates: CouponTemplates;
  user_coupons: UserCoupons;
  opening_tickets: OpeningTickets;
  service_tickets: ServiceTickets;
  ticket_checks: TicketChecks;
}
