import type { Generated, JSONColumnType } from 'kysely';
import type { CodeTerms } from '#core/contract/console/goods/goods-fields.shapes.ts';
import type { Promotion } from '#core/rules/pricing/promotion.ts';
import type { GeneratedJson } from './generated-json.ts';

/** Nodes of the category tree; roots have no parent. */
export interface Categories {
  category_id: string;
  parent_id: string | null;
  name: string;
  pic_url: string;
  banner: JSONColumnType<CategoryBanner> | null;
  sort: number;
}

export interface CategoryBanner {
  readonly title: string;
  readonly subTitle: string;
  readonly buttonText: string;
  readonly picUrl: string;
  readonly link: string | null;
}

/** What is delivered: at once, by topping up a number, as a code, by post, or on a page of its own. */
export type GoodsKind = 'virtual' | 'charge' | 'code' | 'physical' | 'external';

export interface GoodsSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly pics: readonly string[];
}

/** One goods as lists show it. The columns of its sku are kept equal to `skus` by the trigger show_first_sku. */
export interface Goods {
  goods_id: string;
  sku_id: string;
  name: string;
  sku_name: string;
  /** What every list, card and order shows: the first photograph of the goods, else their drawing. */
  pic_url: string;
  /** The drawing behind a photograph; null: they have none. Written by show-first-picture.ts. */
  drawing_url: string | null;
  goods_url: string | null;
  price_fen: number;
  member_price_fen: number | null;
  original_price_fen: number | null;
  sold: number;
  /** Not read any more, like `activity` and `multi_order`: `promotions` has what they had. */
  give_flag: Generated<0 | 1>;
  activity: GeneratedJson<Record<string, Record<string, string>>>;
  tags: string[];
  sort: number;
  category_id: Generated<string>;
  /** The coupon types it accepts. */
  coupon_types: Generated<string[]>;
  /** The amount of data in it; null for other goods. */
  flow_mb: number | null;
  kind: Generated<GoodsKind>;
  sub_title: Generated<string>;
  pics: Generated<string[]>;
  in_stock: Generated<boolean>;
  /** Cities it is sold in; empty: all. */
  areas: Generated<string[]>;
  /** The supplier whose shops honour it. */
  supplier: string | null;
  videos_id: string | null;
  guarantees: Generated<string[]>;
  /** Shown while there are no rows of `goods_sections`. */
  sections: GeneratedJson<readonly GoodsSection[]>;
  /** Notes shown before payment. */
  prompts: Generated<string[]>;
  limit_per_order: Generated<number>;
  multi_order: Generated<boolean>;
  freight_fen: Generated<number>;
  listed_at: Generated<Date>;
  /** Of goods that are delivered as codes. */
  code_terms: Generated<CodeTerms>;
  /** How many days from the purchase a code has; null: until the end that its supplier gave it. */
  valid_days: number | null;
  /** Written by write_goods_promotions.sql; the reader judges times, cities and levels. */
  promotions: GeneratedJson<readonly Promotion[]>;
  /** The pieces of goods_days of the last 30 days, written by count-days.ts. */
  sold_30_days: Generated<number>;
}

/** A variant of goods with its price and stock. */
export interface Skus {
  sku_id: string;
  goods_id: string;
  name: string;
  pic_url: string;
  price_fen: number;
  member_price_fen: number | null;
  original_price_fen: number | null;
  /** null: no limit. */
  stock_left: number | null;
  sort: number;
  /** Neither shown nor ordered since then; null: on sale. */
  stopped_at: Date | null;
}

/** One floor of a page region. What it shows depends on its kind and is kept as a document. */
export interface Floors {
  floor_id: string;
  region_code: string;
  kind: string;
  title: string;
  sort: number;
  content: JSONColumnType<Record<string, unknown>>;
  /** The visitors it is for; an empty list: all of them. */
  areas: Generated<string[]>;
  brands: Generated<string[]>;
  levels: Generated<number[]>;
  hosts: Generated<string[]>;
  /** The goods it shows, for the kind 'goods'. */
  collection_id: string | null;
  is_on: Generated<boolean>;
  begins_at: Date | null;
  ends_at: Date | null;
}

/** An entry of a bottom menu (§3 Menu item). */
export interface PageMenus {
  region_code: string;
  sort: number;
  menu_name: string;
  router_mark: string;
  url: string;
  icon_url: string;
  select_icon_url: string;
  background_url: Generated<string>;
  background_color: Generated<string>;
  text_color: Generated<string>;
  menu_type: Generated<number>;
}

/** The right that the tickets left on the last day of a month are exchanged for first. */
export interface AutoExchanges {
  user_id: string;
  subscription_id: string;
  rights_id: string;
  /** Also the end of the lease while an instance exchanges. */
  run_at: Date;
  /** The tickets of this time's month are exchanged. */
  due_at: Date;
  saved_at: Date;
}

export interface SearchWords {
  word: string;
  sort: number;
  /** Cities and channels it is shown in; an empty list: all. */
  areas: Generated<string[]>;
  channels: Generated<string[]>;
}

/** The readings of a character in pinyin without tones. */
export interface PinyinReadings {
  character: string;
  readings: string[];
}

/** What search reads of the goods, written by triggers (functions/write_goods_search.sql). */
export interface GoodsSearch {
  goods_id: string;
  units: string;
  grams: string[];
  /** Goods in stock first, then by sales (functions/search_popularity.sql). */
  popularity: Generated<number>;
  /** That of the goods. */
  listed_at: Generated<Date>;
}

/** Who searches for the word also finds what the other one finds. */
export interface SearchSynonyms {
  word: string;
  means: string;
}

export interface MallTables {
  categories: Categories;
  goods: Goods;
  skus: Skus;
  floors: Floors;
  search_words: SearchWords;
  page_menus: PageMenus;
  auto_exchanges: AutoExchanges;
  search_synonyms: SearchSynonyms;
  pinyin_readings: PinyinReadings;
  goods_search: GoodsSearch;
}
