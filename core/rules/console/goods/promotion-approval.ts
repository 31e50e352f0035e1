import { sumFen, type Fen } from '../../pricing/money.ts';
import { orderPrice } from '../../pricing/order-price.ts';
import type { Promotion } from '../../pricing/promotion.ts';
import { maxPercentAtOnce, type SkuPrice } from '../price-approval.ts';

interface PromotedSku extends SkuPrice {
  readonly name: string;
}
interface Buyer {
  readonly level: number;
  readonly quantity: number;
  readonly now: number;
  readonly cityCode?: string | undefined;
  readonly monthOrders?: number;
}

const nobody = 0;
const anyMember = 1;

/** What an order of so many pieces of a sku costs, by the rule of orders; gifts count as what they are worth. */
export function promotedFen(
  sku: SkuPrice,
  promotions: readonly Promotion[],
  { level, quantity, now, cityCode, monthOrders = 0 }: Buyer,
): { readonly payableFen: Fen; readonly worthFen: Fen } {
  const { payableFen, gifts } = orderPrice({
    lines: [
      {
        skuId: '',
        goodsId: '',
        categoryIds: [],
        kind: '',
        couponTypes: [],
        flowMb: null,
        quantity,
        listFen: sku.priceFen,
        memberFen: sku.memberPriceFen,
        activity: null,
        promotions,
      },
    ],
    cards: [],
    pointsFen: 0,
    freightFen: 0,
    level,
    monthOrders,
    left: new Map(),
    now,
    cityCode,
  });
  return { payableFen, worthFen: sumFen(gifts.map(({ worthFen }) => worthFen)) };
}

/** The pieces at which a promotion gives the most. */
export function decidingQuantities(promotion: Promotion): readonly number[] {
  switch (promotion.kind) {
    case 'nth':
      return [1, promotion.nth];
    case 'pieces':
      return [1, ...promotion.tiers.map(({ from }) => from)];
    case 'price':
    case 'orders':
    case 'gift':
    case 'chances':
      return [1];
  }
}

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;
const everywhere = <Each extends Promotion>(promotion: Each): Each => ({
  ...promotion,
  levels: [],
  cities: [],
  beginsAt: null,
  endsAt: null,
});

/**
 * Why a promotion needs a second person: of some sku a piece costs more than 5 % less than usual with it, or less than it costs the mall, and
 * less than with the other promotions alone. Its levels, cities and times are ignored: it is judged as if it ran for all buyers now.
 */
export function promotionReasons(
  skus: readonly PromotedSku[],
  promotion: Promotion,
  others: readonly Promotion[],
  now: number,
): readonly string[] {
  const judged = everywhere(promotion);
  const monthOrders =
    promotion.kind === 'orders' ? Math.max(0, ...promotion.tiers.map(({ from }) => from)) : 0;
  return skus.flatMap((sku) => {
    const reasons = decidingQuantities(promotion).flatMap((quantity) =>
      [nobody, anyMember].flatMap((level) => {
        const buyer = { level, quantity, now, monthOrders };
        const each = (promotions: readonly Promotion[]): Fen => {
          const { payableFen, worthFen } = promotedFen(sku, promotions, buyer);
          return (payableFen - worthFen) / quantity;
        };
        const [usual, without, after] = [each([]), each(others), each([...others, judged])];
        if (after >= without) return [];
        const who = level === nobody ? '' : '会员';
        const what = `${sku.name}：${who}买 ${quantity} 件，合每件 ${yuan(Math.floor(after))}`;
        return [
          ...((usual - after) * 100 > usual * maxPercentAtOnce
            ? [`${what}，比平时低 ${Math.ceil(((usual - after) * 1_000) / usual) / 10}%`]
            : []),
          ...(sku.costFen !== null && after < sku.costFen ? [`${what}，低于成本 ${yuan(sku.costFen)}`] : []),
        ];
      }),
    );
    // A member without a price of their own pays the same: one sentence is enough.
    return reasons.slice(0, 2);
  });
}
