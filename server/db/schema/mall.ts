import type { Generated, JSONColumnType } from 'kysely';

export interface Goods {
  goods_id: string;
  sku_id: string;
  name: string;
  sku_name: string;
  pic_url: string;
  goods_type_id: number;
  is_external: boolean;
  goods_url: string | null;
  price_fen: number;
  member_price_fen: number | null;
  original_price_fen: number | null;
  sold: number;
  give_flag: 0 | 1;
  activity: JSONColumnType<Record<string, Record<string, string>>>;
  tags: string[];
  sort: number;
  category_id: Generated<string>;
  /** The kinds of coupons it may be paid with. */
  coupon_types: Generated<string[]>;
  /** How much data it is; null for what is no data. */
  flow_mb: Generated<number | null>;
  /** null: no limit. */
  stock_left: Generated<number | null>;
}

/** One floor of a page region; what it shows beyond its kind is content, kept as a document. */
export interface Floors {
  floor_id: string;
  region_code: string;
  kind: string;
  title: string;
  sort: number;
  content: JSONColumnType<Record<string, unknown>>;
}

export interface SeckillSessions {
  session_id: string;
  name: string;
  begins_at: Date;
  ends_at: Date;
}

export interface SeckillGoods {
  session_id: string;
  goods_id: string;
  price_fen: number;
  total: number;
  sold: number;
  sort: number;
}

export interface SearchWords {
  word: string;
  sort: number;
}

export interface UserCoupons {
  card_code: string;
  user_id: string;
  coupon_type: string;
  state: Generated<string>;
  amount_fen: number;
  title: string;
  expires_at: Date;
  /** null: worth its amount and nothing else. */
  template_id: Generated<string | null>;
  begins_at: Generated<Date>;
}

export interface MallTables {
  goods: Goods;
  floors: Floors;
  seckill_sessions: SeckillSessions;
  seckill_goods: SeckillGoods;
  search_words: SearchWords;
  user_coupons: UserCoupons;
}
