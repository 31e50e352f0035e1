import type { Generated } from 'kysely';

/** Goods under one headline, for as long as it runs. */
export interface Promotions {
  promote_id: string;
  title: string;
  sub_title: string;
  pic_url: string | null;
  begins_at: Date | null;
  ends_at: Date | null;
}

export interface PromotionGoods {
  promote_id: string;
  goods_id: string;
  /** What it costs in the promotion; null: as everywhere. */
  price_fen: number | null;
  sort: number;
}

/** What the coupons of a kind are worth beyond their amount, and where they count. */
export interface CouponTemplates {
  template_id: string;
  /** 50 for a half-price ticket. */
  pay_percent: number | null;
  max_off_fen: number | null;
  /** A data ticket is exchanged for data goods of at most this size. */
  flow_mb: number | null;
  threshold_fen: Generated<number>;
  scope_text: Generated<string>;
  /** Empty: everything that takes coupons of the type. */
  categories: Generated<string[]>;
}

/** A picture with words on a position of a page. */
export interface Materials {
  material_id: string;
  focus_id: string;
  position_id: string;
  /** Empty: in every channel. */
  channels: Generated<string[]>;
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

export interface GoodsOfferTables {
  promotions: Promotions;
  promotion_goods: PromotionGoods;
  coupon_templates: CouponTemplates;
  materials: Materials;
}
