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
  /** The coupon types it accepts. */
  coupon_types: Generated<string[]>;
  /** The amount of data in it; null for other goods. */
  flow_mb: number | null;
  /** null: no limit. */
  stock_left: number | null;
}

/** One floor of a page region. What it shows depends on its kind and is kept as a document. */
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

export interface MallTables {
  goods: Goods;
  floors: Floors;
  seckill_sessions: SeckillSessions;
  seckill_goods: SeckillGoods;
  search_words: SearchWords;
}
