import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { SectionBlock } from '#core/contract/goods/shared/section.shapes.ts';

export interface SkuCosts {
  sku_id: string;
  cost_fen: number;
}

/** Append-only: what prices were and became. */
export interface PriceChanges {
  change_id: GeneratedAlways<number>;
  at: Date;
  goods_id: string;
  sku_id: string;
  price_before: number;
  price_after: number;
  member_before: number | null;
  member_after: number | null;
  original_before: number | null;
  original_after: number | null;
  cost_before: number | null;
  cost_after: number | null;
  changed_by: string;
  /** Null: within what one person may do. */
  approved_by: string | null;
  proposal_id: string | null;
}

/** Append-only: stock that operators added or took away. */
export interface StockMovements {
  movement_id: GeneratedAlways<number>;
  at: Date;
  goods_id: string;
  sku_id: string;
  /** Null: the stock of the sku in all areas together. */
  area_num: string | null;
  pieces: number;
  left_after: number;
  reason: string;
  changed_by: string;
  approved_by: string | null;
  proposal_id: string | null;
}

/** Goods taken off sale; their listed_at is beyond all times meanwhile. */
export interface GoodsStops {
  goods_id: string;
  stopped_at: Date;
  stopped_by: string;
  reason: string;
  listed_before: Date;
}

/** What was sold of a sku on a day in China, less what was refunded on that day. */
export interface GoodsDays {
  goods_id: string;
  day: string;
  sku_id: string;
  pieces: number;
  paid_fen: number;
}

/** A section of the detail page. */
export interface GoodsSections {
  goods_id: string;
  place: number;
  kind: 'about' | 'parameters' | 'included' | 'delivery' | 'usage' | 'notice' | 'refund' | 'other';
  title: string;
  blocks: JSONColumnType<readonly SectionBlock[]>;
  pics: Generated<string[]>;
}

/** Goods that were never on sale. */
export interface GoodsDrafts {
  goods_id: string;
  made_at: Date;
  made_by: string;
}

/** When goods go off sale by themselves. */
export interface GoodsListingEnds {
  goods_id: string;
  ends_at: Date;
  set_by: string;
}

export interface ConsoleGoodsTables {
  goods_sections: GoodsSections;
  goods_drafts: GoodsDrafts;
  goods_listing_ends: GoodsListingEnds;
  sku_costs: SkuCosts;
  price_changes: PriceChanges;
  stock_movements: StockMovements;
  goods_stops: GoodsStops;
  goods_days: GoodsDays;
}
