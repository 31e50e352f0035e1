import type { Fen } from '../pricing/money.ts';
import type { PromotionFacts } from '../pricing/promotion-facts.ts';
import { isForCity, isForLevel, type Promotion } from '../pricing/promotion.ts';

export interface UnitPrices {
  readonly skuId: string;
  readonly priceFen: Fen;
  readonly memberPriceFen: Fen | null;
  /** Those that run. */
  readonly promotions?: readonly Promotion[] | undefined;
}

export interface Buyer {
  /** 0 for guests and subscribers without a membership. */
  readonly level: number;
  /** The right types (§6) of a subscriber; absent for guests, who are shown what members may buy. */
  readonly rights?: readonly number[] | undefined;
  /** Absent: promotions of single cities do not apply. */
  readonly cityCode?: string | undefined;
  /** What the subscriber's limits leave; absent: all. */
  readonly left?: PromotionFacts['left'] | undefined;
  /** The price of a running flash sale. */
  readonly flashSaleFen?: Fen | undefined;
}

/** The limits of a buyer who used so much. */
export const leftOf = (
  uses: readonly { readonly promotionId: string; readonly left: number }[],
): PromotionFacts['left'] =>
  new Map(uses.map(({ promotionId, left }) => [promotionId, { pieces: left, budgetFen: null }]));

/** The lowest price of a promotion for the buyer, with its name. */
export const promotionPrice = (
  { skuId, promotions = [] }: Pick<UnitPrices, 'skuId' | 'promotions'>,
  { level, rights, cityCode, left }: Buyer,
): { readonly priceFen: Fen; readonly title: string } | undefined =>
  promotions
    .filter((each) => each.kind === 'price')
    .filter(
      (each) =>
        (each.skuId === null || each.skuId === skuId) &&
        isForLevel(each, level) &&
        isForCity(each, cityCode) &&
        (!rights || !each.rightType || rights.includes(each.rightType)) &&
        left?.get(each.promotionId)?.pieces !== 0,
    )
    .sort((a, b) => a.priceFen - b.priceFen)[0];

/** The price of one piece before coupons: the lowest that the buyer is entitled to. */
export function unitPrice(prices: UnitPrices, buyer: Buyer): Fen {
  const { priceFen, memberPriceFen } = prices;
  return Math.min(
    priceFen,
    buyer.flashSaleFen ?? priceFen,
    buyer.level > 0 ? (memberPriceFen ?? priceFen) : priceFen,
    promotionPrice(prices, buyer)?.priceFen ?? priceFen,
  );
}
