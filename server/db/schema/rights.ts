import type { Generated } from 'kysely';

export interface VipTypes {
  vip_type_id: number;
  level: number;
  name: string;
  group_name: string;
  group_flag: '0' | '1';
  pic_url: string;
  show_rights: boolean;
}

export interface VipTypeRights {
  vip_type_id: number;
  right_type_id: number;
}

/** The rights families of the product (decisions §4); a family is a row, never claim code of its own. */
export type Family =
  | 'cardProduct'
  | 'dgdddjdj'
  | 'partner'
  | 'dq'
  | 'partner-yg'
  | 'shuiyunjs'
  | 'special'
  | 'single'
  | 'rwy'
  | 'upgrade'
  | 'pre';

export interface Products {
  product_id: string;
  family: Family;
  name: string;
  vip_type_id: number | null;
  price_fen: number;
  pic_url: string;
  /** A product opened this month may start giving rights next month. */
  starts_next_month: boolean;
  /** Nothing stays 领取中 longer than this. */
  delivery_limit_seconds: number;
}

export interface Subscriptions {
  subscription_id: string;
  user_id: string;
  product_id: string;
  opened_at: Date;
  ends_at: Date | null;
}

export interface RightGroups {
  group_id: string;
  product_id: string;
  name: string;
  choose_count: number;
  sort: number;
}

/** Onto a number, as a code, behind a link, or in a shop. */
export type Delivery = 'recharge' | 'code' | 'link' | 'store';

export interface Rights {
  rights_id: string;
  group_id: string;
  name: string;
  show_name: string;
  pic_url: string;
  hint: string;
  detail: string;
  supplier: string;
  /** null: no limit. */
  monthly_stock: number | null;
  begins_at: Date | null;
  ends_at: Date | null;
  /** Day and hour of each month from which the right opens, in China's time; null: at once. */
  opens_on_day: number | null;
  opens_at_hour: number | null;
  min_level: number;
  sort: number;
  /** The goods it can also be bought as. */
  goods_id: Generated<string | null>;
  sku_id: Generated<string | null>;
  /** Given on top of what the product promises. */
  give_flag: Generated<boolean>;
  /** What it costs where it is sold singly; null where it is not. */
  worth_fen: Generated<number | null>;
  /** How it arrives where the hint does not say it. */
  delivery: Generated<Delivery | null>;
  /** Only for numbers of the province. */
  province_only: Generated<boolean>;
  /** 2: there to be bought as its goods, not to be claimed (§3). */
  category_flag: Generated<1 | 2>;
}

export interface RightsStock {
  rights_id: string;
  cycle: string;
  total: number;
  remaining: number;
}

export interface GroupUse {
  subscription_id: string;
  group_id: string;
  cycle: string;
  used: number;
  quota: number;
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
  sms_id: string | null;
  wt_ac: string | null;
  wt_ac_id: string | null;
  /** Where the subscriber was, if they said so. */
  area_num: Generated<string | null>;
  claimed_at: Date;
  settled_at: Date | null;
  note: Generated<string>;
  tries: Generated<number>;
  /** While somebody asks the supplier: until when it is theirs. */
  next_try_at: Date;
  deliver_by: Date;
  /** When the subscriber is to be told that nothing came of it. */
  notify_at: Generated<Date | null>;
}

export interface ClaimEvents {
  claim_event_id: Generated<number>;
  claim_id: string;
  at: Date;
  event: string;
  detail: Generated<string>;
}

/** A claim's whole story: that it was made, then its events. */
export interface ClaimTrace {
  claim_id: string;
  step: number;
  at: Date;
  event: string;
  detail: string;
}

/** Who wants to be told when a right opens. */
export interface PreRegistrations {
  pre_id: string;
  user_id: string;
  rights_id: string;
  channel_id: string;
  remind_at: Date | null;
  reminded_at: Date | null;
  created_at: Date;
}

/** Money or data loaded onto a card product. */
export interface CardCharges {
  record_id: string;
  user_id: string;
  product_id: string;
  content: string;
  amount_fen: number;
  state: 'charging' | 'charged' | 'failed';
  charged_at: Date;
}

export interface RightsTables {
  vip_types: VipTypes;
  vip_type_rights: VipTypeRights;
  products: Products;
  subscriptions: Subscriptions;
  right_groups: RightGroups;
  rights: Rights;
  rights_stock: RightsStock;
  group_use: GroupUse;
  claims: Claims;
  claim_events: ClaimEvents;
  claim_trace: ClaimTrace;
  pre_registrations: PreRegistrations;
  card_charges: CardCharges;
}
