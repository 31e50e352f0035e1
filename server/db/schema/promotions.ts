import type { Generated, JSONColumnType } from 'kysely';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { GoodsSort } from '#core/contract/goods/catalogue.shapes.ts';
import type { Tier } from '#core/rules/pricing/promotion.ts';
import type { GeneratedJson } from './generated-json.ts';
import type { GoodsKind } from './mall.ts';

/** Picks goods that have one value of each given list. */
export interface CollectionRule {
  readonly categories?: readonly string[];
  readonly kinds?: readonly GoodsKind[];
  readonly tags?: readonly string[];
  readonly couponTypes?: readonly CouponType[];
  /** Only goods sold in this city alone or in a few cities. */
  readonly city?: string;
  readonly sort?: GoodsSort;
  readonly limit?: number;
}

/** Goods under one headline, for a time: picked by hand, then by rule. */
export interface Collections {
  collection_id: string;
  title: string;
  sub_title: string;
  pic_url: string | null;
  begins_at: Date | null;
  ends_at: Date | null;
  kind: Generated<'promotion' | 'channel' | 'floor'>;
  rule: JSONColumnType<CollectionRule> | null;
  /** Cities it is shown in; empty: all. */
  areas: Generated<string[]>;
  /** The home pages that show a channel; empty: all. */
  regions: Generated<string[]>;
  sort: Generated<number>;
}

export interface CollectionGoods {
  collection_id: string;
  goods_id: string;
  /** Its price in the promotion of the collection; null: the usual one. */
  price_fen: number | null;
  /** The sku that has this price; null: every sku of the goods. */
  sku_id: string | null;
  sort: number;
}

/** The terms of a promotion, by its kind (core/rules/pricing/promotion.ts). */
export type PromotionTerms =
  | { readonly priceFen?: number }
  | { readonly nth: number; readonly percent: number; readonly unit: string }
  | { readonly tiers: readonly Tier[] }
  | { readonly giftSkuId: string; readonly pieces: number }
  | { readonly lotteryId: string; readonly chances: number };

/** A rule of prices; `goods.promotions` shows it. */
export interface Promotions {
  promotion_id: string;
  kind: 'price' | 'nth' | 'pieces' | 'orders' | 'gift' | 'chances';
  /** The words of a price; for other kinds the operator's name. */
  title: string;
  goods_ids: Generated<string[]>;
  collection_id: string | null;
  levels: Generated<number[]>;
  cities: Generated<string[]>;
  begins_at: Date | null;
  ends_at: Date | null;
  is_on: Generated<boolean>;
  per_person: number | null;
  period: Generated<'month' | 'all'>;
  budget_fen: number | null;
  spent_fen: Generated<number>;
  terms: GeneratedJson<PromotionTerms>;
  /** When an operator or a guard rail switched it off. */
  stopped_at: Date | null;
}

/** What a line of an order took of a promotion, until it is closed or refunded. */
export interface PromotionUses {
  order_no: string;
  line: number;
  promotion_id: string;
  user_id: string;
  pieces: number;
  saved_fen: number;
  used_at: Date;
  released_at: Date | null;
}

/** A picture with text at a position of a page. */
export interface Materials {
  material_id: string;
  focus_id: string;
  position_id: string;
  /** Codes of channels of any kind: the visit's, the advertiser's or the plan's. Empty: every channel. */
  channels: Generated<string[]>;
  /** The points of the focus that show it; empty: all. */
  points: Generated<string[]>;
  /** Cities, brands and hosts it is for; an empty list: all. */
  areas: Generated<string[]>;
  brands: Generated<number[]>;
  invest_envs: Generated<number[]>;
  title: string;
  sub_title: string;
  pic_url: string;
  link: string | null;
  button_text: string | null;
  goods_id: string | null;
  begins_at: Date | null;
  ends_at: Date | null;
  sort: number;
}

/** A card of the activity zone. */
export interface ZoneActivities {
  activity_id: string;
  title: string;
  sub_title: string;
  /** The emphasised words, such as 5折封顶. */
  highlight: string | null;
  pics: Generated<string[]>;
  tone: 'warm' | 'violet' | 'gold' | 'green' | 'blue';
  /** A page id; each mall leads to its own path. */
  page: string;
  /** Cities it is shown in; empty: all. */
  areas: Generated<string[]>;
  begins_at: Date | null;
  ends_at: Date | null;
  sort: number;
  /** null: in no group. */
  group_id: string | null;
  /** Not shown any more. */
  stopped_at: Date | null;
}

/** A group of activities on a page; `act_name` names the page. */
export interface ZoneGroups {
  group_id: string;
  act_name: string;
  name: string;
  sort: number;
}

export interface PromotionTables {
  promotions: Promotions;
  promotion_uses: PromotionUses;
  collections: Collections;
  collection_goods: CollectionGoods;
  materials: Materials;
  zone_activities: ZoneActivities;
  zone_groups: ZoneGroups;
}
