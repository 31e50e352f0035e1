import { sql, type RawBuilder } from 'kysely';

/** Whose price a list shows. */
export interface ListBuyer {
  readonly level: number;
  readonly cityCode?: string | undefined;
  /** Promotions of which nothing is left for the subscriber. */
  readonly usedUp?: readonly string[] | undefined;
}

/** The price of cards (core/rules/goods/own-card.ts) in SQL, of goods without and with a promotion price. */
export interface ListPrice {
  readonly usual: RawBuilder<unknown>;
  readonly promoted: RawBuilder<unknown>;
}

/** As in the index goods_with_promotion_price. */
export const hasPromotionPrice = sql`promotions @> '[{"kind": "price"}]'`;

/** The lower of price and member price; the indexes goods_by_price and goods_by_discount are on it. */
export const membersPrice = sql`least(price_fen, member_price_fen)`;

/** Bounds of the price of promoted goods for any buyer, as in the indexes promoted_goods_by_lowest_price and promoted_goods_by_lowest_discount. */
export const lowestPrice = sql`least(price_fen, member_price_fen, lowest_promotion_price(promotions))`;
export const lowestShare = sql`coalesce(${lowestPrice}::numeric / nullif(original_price_fen, 0), 'Infinity')`;

/** The price that is shown to the buyer; guests are shown the member price, subscribers without a membership the regular one. */
export function listPrice(buyer: ListBuyer | undefined, now: Date): ListPrice {
  const { level = 0, cityCode = null, usedUp = [] } = buyer ?? {};
  const usual = buyer?.level === 0 ? sql`price_fen` : membersPrice;
  return {
    usual,
    promoted: sql`least(${usual}, promotion_price(promotions, goods.sku_id, ${level}::integer, ${cityCode}::text, ${usedUp}::text[], ${now}::timestamptz))`,
  };
}

/** One expression for both, where no index decides. */
export const anyPrice = ({ usual, promoted }: ListPrice): RawBuilder<unknown> =>
  sql`(case when ${hasPromotionPrice} then ${promoted} else ${usual} end)`;
