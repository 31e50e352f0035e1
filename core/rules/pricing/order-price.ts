import { applyDiscount } from './apply-discount.ts';
import type { CouponLine, HeldCard, UsedCard } from './held-card.ts';
import { sumFen, type Fen } from './money.ts';
import { multiOrderTier } from './multi-order-tier.ts';
import { orderCoupons, type UnusedCard } from './order-coupons.ts';
import { splitAmount } from './split-amount.ts';

/** A line to be priced; prices are those of one piece. */
export interface PricedLine extends Omit<CouponLine, 'amountFen'> {
  readonly skuId: string;
  readonly listFen: Fen;
  readonly memberFen: Fen | null;
  /** The price of a running activity, such as a flash sale. */
  readonly activity: { readonly name: string; readonly priceFen: Fen } | null;
  /** Whether the multi-order discount applies. */
  readonly multiOrder: boolean;
}

export interface PriceFacts {
  readonly lines: readonly PricedLine[];
  readonly isMember: boolean;
  /** Earlier orders that count for the multi-order discount. */
  readonly multiOrderCount: number;
  readonly cards: readonly HeldCard[];
  /** The chosen cards; absent: the best combination. */
  readonly cardCodes?: readonly string[] | undefined;
  /** The most that points may pay. */
  readonly pointsFen: Fen;
  readonly freightFen: Fen;
  readonly now: number;
}

export type PriceStepKind = 'list' | 'member' | 'activity' | 'tier' | 'coupon' | 'points' | 'freight';

/** A line of the bill; discounts are negative. */
export interface PriceStep {
  readonly kind: PriceStepKind;
  readonly text: string;
  readonly amountFen: number;
  readonly cardCode?: string;
}

export interface LinePrice {
  readonly skuId: string;
  readonly quantity: number;
  readonly listFen: Fen;
  readonly discountFen: Fen;
  readonly couponFen: Fen;
  readonly pointsFen: Fen;
  /** Without freight. */
  readonly payableFen: Fen;
}

export interface OrderPrice {
  readonly lines: readonly LinePrice[];
  readonly steps: readonly PriceStep[];
  readonly used: readonly UsedCard[];
  readonly unusable: readonly UnusedCard[];
  readonly pointsFen: Fen;
  readonly freightFen: Fen;
  readonly payableFen: Fen;
}

/** The amounts of a line after each price, all pieces together. */
function amountsOf(line: PricedLine, { isMember, multiOrderCount }: PriceFacts) {
  const list = line.listFen * line.quantity;
  const memberPrice =
    isMember && line.memberFen !== null ? Math.min(line.memberFen, line.listFen) : line.listFen;
  const activityPrice = line.activity ? Math.min(line.activity.priceFen, memberPrice) : memberPrice;
  const member = memberPrice * line.quantity;
  const activity = activityPrice * line.quantity;
  const { discount } = multiOrderTier(multiOrderCount);
  const tier =
    line.multiOrder && discount !== null
      ? applyDiscount(activity, { kind: 'tenths', tenths: discount }).price
      : activity;
  return { list, member, activity, tier };
}

/**
 * The price of an order, for the page and the server alike (decisions §5): list → member → activity → multi-order tier → coupons →
 * points → freight. Every step is a line of the bill; the sum of the lines is what is paid.
 */
export function orderPrice(facts: PriceFacts): OrderPrice {
  const amounts = facts.lines.map((line) => amountsOf(line, facts));
  const total = (pick: keyof (typeof amounts)[number]): Fen => sumFen(amounts.map((each) => each[pick]));
  const couponLines = facts.lines.map((line, at) => ({ ...line, amountFen: amounts[at]?.tier ?? 0 }));
  const { used, unusable } = orderCoupons(couponLines, facts.cards, {
    now: facts.now,
    chosen: facts.cardCodes,
  });
  const couponOf = (at: number): Fen => sumFen(used.map(({ shares }) => shares[at] ?? 0));
  const afterCoupons = couponLines.map(({ amountFen }, at) => amountFen - couponOf(at));
  const pointsFen = Math.min(facts.pointsFen, sumFen(afterCoupons));
  const points = splitAmount(pointsFen, afterCoupons);
  const lines = facts.lines.map(({ skuId, quantity }, at) => ({
    skuId,
    quantity,
    listFen: amounts[at]?.list ?? 0,
    discountFen: (amounts[at]?.list ?? 0) - (amounts[at]?.tier ?? 0),
    couponFen: couponOf(at),
    pointsFen: points[at] ?? 0,
    payableFen: (afterCoupons[at] ?? 0) - (points[at] ?? 0),
  }));
  const activityName = facts.lines.find(({ activity }) => activity)?.activity?.name ?? '活动';
  const off = (kind: PriceStepKind, text: string, fen: Fen): PriceStep[] =>
    fen > 0 ? [{ kind, text, amountFen: -fen }] : [];
  const steps: PriceStep[] = [
    { kind: 'list', text: '商品金额', amountFen: total('list') },
    ...off('member', '会员优惠', total('list') - total('member')),
    ...off('activity', `${activityName}优惠`, total('member') - total('activity')),
    ...off('tier', multiOrderTier(facts.multiOrderCount).text, total('activity') - total('tier')),
    ...used.map(({ card, shares }): PriceStep => ({
      kind: 'coupon',
      text: card.couponName,
      amountFen: -sumFen(shares),
      cardCode: card.cardCode,
    })),
    ...off('points', 'AI豆抵扣', pointsFen),
    ...(facts.freightFen > 0
      ? [{ kind: 'freight', text: '运费', amountFen: facts.freightFen } as const]
      : []),
  ];
  const payableFen = sumFen(lines.map((line) => line.payableFen)) + facts.freightFen;
  return { lines, steps, used, unusable, pointsFen, freightFen: facts.freightFen, payableFen };
}
