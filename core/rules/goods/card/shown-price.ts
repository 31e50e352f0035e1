import type { GoodsCard } from '../../../contract/goods/shared/goods-card.shapes.ts';

export type Priced = Pick<GoodsCard, 'priceFen' | 'memberPriceFen' | 'originalPriceFen'>;

export interface ShownPrice {
  readonly fen: number;
  /** The struck price. */
  readonly was: number | undefined;
  /** The price is a member's, which a tag must say. */
  readonly forMembers: boolean;
}

/** The price on a card: the member price if it is lower, because cards are the same for all visitors. */
export function shownPrice({ priceFen, memberPriceFen, originalPriceFen }: Priced): ShownPrice {
  const forMembers = memberPriceFen !== null && memberPriceFen < priceFen;
  return { fen: forMembers ? memberPriceFen : priceFen, was: originalPriceFen ?? undefined, forMembers };
}
