import type { Fen } from '../pricing/money.ts';
import { isForLevel, type Promotion } from '../pricing/promotion.ts';

export interface UnitPrices {
  readonly skuId: string;
  readonly priceFen: Fen;
  readonly memberPriceFen: Fen | null;
  /** Those that run. */
  readonly promotions: readonly Promotion[];
}

export interface Buyer {
  /** 0 for guests and subscribers without a membership. */
  readonly level: number;
  /** The price of a running flash sale. */
  readonly saleFen?: Fen | undefined;
}

/** The lowest price of a promotion for the buyer, with its name. */
export const promotionPrice = (
  { skuId, promotions }: Pick<UnitPrices, 'skuId' | 'promotions'>,
  level: number,
): { readonly priceFen: Fen; readonly title: string } | undefined =>
  promotions
    .filter((each) => each.kind === 'price')
    .filter((each) => (each.skuId === null || each.skuId === skuId) && isForLevel(each, level))
    .sort((a, b) => a.priceFen - b.priceFen)[0];

/** The price of one piece before coupons: the lowest that the buyer is entitled to. */
export function unitPrice(prices: UnitPrices, { level, saleFen }: Buyer): Fen {
  const { priceFen, memberPriceFen } = prices;
  return Math.min(
    priceFen,
    saleFen ?? priceFen,
    level > 0 ? (memberPriceFen ?? priceFen) : priceFen,
    promotionPrice(prices, level)?.priceFen ?? priceFen,
  );
}
