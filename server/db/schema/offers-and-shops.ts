import type { Generated } from 'kysely';

/** A product sold as a tier of a membership line; step 1 is the lowest. */
export interface ProductTiers {
  line: string;
  product_id: string;
  name: string;
  pic_url: string;
  /** Template ids of the agreements to accept. */
  agreements: Generated<string[]>;
  step: number;
}

/** A payment plan of a product. */
export interface ProductPlans {
  sku_id: string;
  goods_id: string;
  product_id: string;
  name: string;
  /** 0: the plan lasts `days`. */
  months: number;
  days: number | null;
  auto_renew: boolean;
  /** Price of the first period. */
  price_fen: number;
  /** Price of each later period; null: the same. */
  next_price_fen: number | null;
  sort: number;
}

/** An offer of the operator: a data pack, a service, or one of our products. */
export interface Businesses {
  business_id: string;
  /** The product that is this offer, if it is one of ours. */
  product_id: string | null;
  name: string;
  summary: string;
  pic_url: string;
  tag: Generated<string>;
  price_fen: number;
  /** null: one-time payment. */
  months: number | null;
  renewal_price_fen: number | null;
  detail: string;
  rules: Generated<string[]>;
  agreements: Generated<string[]>;
  confirm_title: string;
  /** {name}, {price} and {effectiveOn} are replaced by the offer's own. */
  confirm_content: string;
  needs_sms_code: boolean;
  starts: 'now' | 'next-month';
  can_unsubscribe: boolean;
  /** Cities it is offered in; empty: all. */
  areas: Generated<string[]>;
  begins_at: Date | null;
  ends_at: Date | null;
}

/** The offers recommended at a place of a page ({appId}_{routeName}[_{position}]); product '' applies to every product. */
export interface BusinessPages {
  page_code: string;
  business_id: string;
  product_id: Generated<string>;
  sort: number;
}

/** Subscriptions to offers that are not our products; the others are in subscriptions. */
export interface BusinessSubscriptions {
  subscription_id: string;
  user_id: string;
  business_id: string;
  opened_at: Date;
  ends_at: Date | null;
}

export interface ShopCategories {
  category_id: string;
  name: string;
  icon_url: string;
  sort: number;
  /** Its tab of the local-life page. */
  channel: 'food' | 'drinks' | 'car' | 'education' | 'movie' | null;
}

/** A shop that accepts the rights of a supplier. */
export interface Shops {
  shop_id: string;
  category_id: string;
  supplier: string;
  name: string;
  pic_url: string;
  area_num: string;
  address: string;
  phone: string;
  open_hours: string;
  latitude: number;
  longitude: number;
  sort: Generated<number>;
  /** 47: 4.7 of 5. */
  score_tenths: Generated<number>;
  per_head_fen: number | null;
  discount_text: string | null;
  /** Such as 停车方便, 可外带. */
  features: Generated<string[]>;
}

/** A user's address; stock depends on its area. The sealed values are null only in removed ones. */
export interface Addresses {
  address_id: string;
  user_id: string;
  area_num: string;
  recipient_sealed: string | null;
  phone_sealed: string | null;
  district: Generated<string>;
  street_sealed: string | null;
  is_default: Generated<boolean>;
  created_at: Generated<Date>;
  removed_at: Date | null;
}

/** Stock of a sku in a district, a city, a province, or ('*') everywhere else. */
export interface AreaStock {
  sku_id: string;
  area_num: string;
  inventory: number;
}

export interface OfferAndShopTables {
  product_tiers: ProductTiers;
  product_plans: ProductPlans;
  businesses: Businesses;
  business_pages: BusinessPages;
  business_subscriptions: BusinessSubscriptions;
  shop_categories: ShopCategories;
  shops: Shops;
  addresses: Addresses;
  area_stock: AreaStock;
}
