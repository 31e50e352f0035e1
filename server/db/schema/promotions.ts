import type { Generated } from 'kysely';

/** Goods under one headline, for a time. */
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
  /** Its price in the promotion; null: the usual one. */
  price_fen: number | null;
  sort: number;
}

/** A picture with text at a position of a page. */
export interface Materials {
  material_id: string;
  focus_id: string;
  position_id: string;
  /** Empty: every channel. */
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

export interface PromotionTables {
  promotions: Promotions;
  promotion_goods: PromotionGoods;
  materials: Materials;
}
