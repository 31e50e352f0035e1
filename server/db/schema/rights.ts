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

/** The rights families (§4). They differ by data; none has claim code of its own. */
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
  /** Opened this month, it gives rights from next month on. */
  starts_next_month: boolean;
  /** A claim is 领取中 for at most this long. */
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

/** Charged to a number, as a code, behind a link, or in a shop. */
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
  /** Day of the month and hour from which the right can be claimed, in China's time; null: from the start. */
  opens_on_day: number | null;
  opens_at_hour: number | null;
  min_level: number;
  sort: number;
  /** The goods it is also sold as. */
  goods_id: string | null;
  sku_id: string | null;
  /** An extra beyond what the product promises. */
  give_flag: Generated<boolean>;
  /** Its price where it is sold singly; null where it is not. */
  worth_fen: number | null;
  /** How it is delivered, where the hint does not say it. */
  delivery: Delivery | null;
  /** Only for numbers of the province. */
  province_only: Generated<boolean>;
  /** 2: it is sold as its goods and cannot be claimed (§3). */
  category_flag: Generated<1 | 2>;
  /** Taken out of its group: it is shown to those alone who claimed it this month. */
  removed_at: Date | null;
}

/** Subscribers to remind when a right opens. */
export interface PreRegistrations {
  pre_id: string;
  user_id: string;
  rights_id: string;
  channel_id: string;
  remind_at: Date | null;
  reminded_at: Date | null;
  created_at: Date;
}

/** Money or data charged to a card product. */
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
  pre_registrations: PreRegistrations;
  card_charges: CardCharges;
}
