import type { GoodsCard } from '#core/contract/goods/goods-card.shapes.ts';

export type Priced = Pick<GoodsCard, 'priceFen' | 'memberPriceFen' | 'originalPriceFen'>;

export interface ShownPrice {
  readonly fen: number;
  /** The struck price. */
  readonly was: number | undefined;
  /** The price is a member's, and a tag has to say so. */
  readonly forMembers: boolean;
}

/** What stands on a card: a member's price where it is the lower one, since the card looks the same to everybody. */
export function shownPrice({ priceFen, memberPriceFen, originalPriceFen }: Priced): ShownPrice {
  const forMembers = memberPriceFen !== null && memberPriceFen < priceFen;
  return { fen: forMembers ? memberPriceFen : priceFen, was: originalPriceFen ?? undefined, forMembers };
}
