import type { Generated } from 'kysely';

/** A product sold as a tier of a line of memberships; steps count from the lowest. */
export interface ProductTiers {
  line: string;
  product_id: string;
  name: string;
  pic_url: string;
  /** Templates to be agreed to. */
  agreements: string[];
  step: number;
}

/** One way to pay for a product. */
export interface ProductPlans {
  sku_id: string;
  goods_id: string;
  product_id: string;
  name: string;
  months: number;
  auto_renew: boolean;
  /** The first period. */
  price_fen: number;
  /** Each one after it; null when nothing changes. */
  next_price_fen: number | null;
  sort: number;
}

/** An offer of the operator: a data pack, a service, or a product of ours. */
export interface Businesses {
  business_id: string;
  /** Whoever holds this product holds the offer. */
  product_id: string | null;
  name: string;
  summary: string;
  pic_url: string;
  tag: string;
  price_fen: number;
  /** null: paid once. */
  months: number | null;
  renewal_price_fen: number | null;
  detail: string;
  rules: string[];
  agreements: string[];
  confirm_title: string;
  /** {name}, {price} and {effectiveOn} stand for the offer's own. */
  confirm_content: string;
  needs_sms_code: boolean;
  starts: 'now' | 'next-month';
  can_unsubscribe: boolean;
  /** Cities it is for; none means all. */
  areas: string[];
  begins_at: Date | null;
  ends_at: Date | null;
}

/** What a place on a page recommends ({appId}_{routeName}[_{position}]); '' is for whichever product is looked at. */
export interface BusinessPages {
  page_code: string;
  business_id: string;
  product_id: string;
  sort: number;
}

/** Offers taken that are no product of ours; those that are stand in subscriptions. */
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
}

/** A shop where the rights of a supplier are honoured. */
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
}

/** Whose address lies where: all that stock depends on. */
export interface Addresses {
  address_id: string;
  user_id: string;
  area_num: string;
}

/** What there is of a sku for a district, a city, a province, or ('*') everywhere else. */
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
