import { cheapestRules } from './cheapest-rules.ts';
import type { RuleKind } from './combinations.ts';
import type { CouponLine, OwnedCard, UsedCard } from './owned-card.ts';
import { sumFen, type Fen } from './money.ts';
import { orderCoupons, type UnusedCard } from './order-coupons.ts';
import { orderExtras, type OrderExtras } from './order-extras.ts';
import type { LineAmount, PromotedLine } from './promoted-lines.ts';
import type { PromotionFacts, Saving } from './promotion-facts.ts';
import { splitAmount } from './split-amount.ts';

/** A line to be priced; prices are those of one piece. */
export interface PricedLine extends Omit<CouponLine, 'amountFen'>, PromotedLine {}

export interface PriceFacts extends PromotionFacts {
  readonly lines: readonly PricedLine[];
  readonly cards: readonly OwnedCard[];
  /** The chosen cards; absent: the best combination. */
  readonly cardCodes?: readonly string[] | undefined;
  /** The most that points may pay. */
  readonly pointsFen: Fen;
  readonly freightFen: Fen;
}

export type PriceStepKind =
  | 'list'
  | 'member'
  | 'price'
  | 'activity'
  | 'promotion'
  | 'tier'
  | 'gift'
  | 'chances'
  | 'coupon'
  | 'points'
  | 'freight';

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

/** What a line takes of a promotion: pieces of the subscriber's share and of the budget. */
export interface PromotionUse {
  readonly line: number;
  readonly promotionId: string;
  readonly pieces: number;
  readonly savedFen: Fen;
}

export interface OrderPrice extends OrderExtras {
  readonly lines: readonly LinePrice[];
  readonly steps: readonly PriceStep[];
  readonly used: readonly UsedCard[];
  readonly unusable: readonly UnusedCard[];
  readonly uses: readonly PromotionUse[];
  readonly pointsFen: Fen;
  readonly freightFen: Fen;
  readonly payableFen: Fen;
}

const stepKinds: Readonly<Record<RuleKind, PriceStepKind>> = {
  member: 'member',
  price: 'price',
  sale: 'activity',
  group: 'activity',
  nth: 'promotion',
  pieces: 'promotion',
  orders: 'tier',
  gift: 'gift',
  chances: 'chances',
};
const stepOrder: readonly RuleKind[] = ['member', 'price', 'sale', 'group', 'nth', 'pieces', 'orders'];

/** A step for each rule that takes something off, in their order. */
function promotionSteps(amounts: readonly LineAmount[]): readonly PriceStep[] {
  const byRule = new Map<string, Saving>();
  for (const saving of amounts.flatMap((amount) => amount.savings))
    byRule.set(saving.ruleId, { ...saving, fen: saving.fen + (byRule.get(saving.ruleId)?.fen ?? 0) });
  return [...byRule.values()]
    .toSorted((a, b) => stepOrder.indexOf(a.kind) - stepOrder.indexOf(b.kind))
    .map(({ kind, text, fen }) => ({ kind: stepKinds[kind], text, amountFen: -fen }));
}

const withAmounts = (lines: readonly PricedLine[], amounts: readonly LineAmount[]) =>
  lines.map((line, at) => ({ ...line, amountFen: amounts[at]?.amountFen ?? 0 }));

/** The amounts by the rules that cost the least after the coupons that pay for the order. */
function amountsOf(facts: PriceFacts): readonly LineAmount[] {
  const couponsFor = (amounts: readonly LineAmount[]) =>
    orderCoupons(withAmounts(facts.lines, amounts), facts.cards, {
      now: facts.now,
      chosen: facts.cardCodes,
    });
  return cheapestRules(facts.lines, facts, {
    costOf: (amounts) => {
      const saved = sumFen(couponsFor(amounts).used.flatMap(({ shares }) => shares));
      return sumFen(amounts.map(({ amountFen }) => amountFen)) - saved;
    },
    // Without a threshold a card takes at most as much more off as the amount is higher.
    mayCostLess: () =>
      facts.cards.some(
        ({ thresholdFen, couponType }) =>
          thresholdFen > 0 && facts.lines.some(({ couponTypes }) => couponTypes.includes(couponType)),
      ),
  });
}

/**
 * The price of an order, for the page and the server alike (decisions §5): list → member and promotion prices → sale or group →
 * discounts by pieces or orders → coupons → points → freight. Every step is a line of the bill; the sum of the lines is what is paid.
 */
export function orderPrice(facts: PriceFacts): OrderPrice {
  const amounts = amountsOf(facts);
  const couponLines = withAmounts(facts.lines, amounts);
  const { used, unusable } = orderCoupons(couponLines, facts.cards, {
    now: facts.now,
    chosen: facts.cardCodes,
  });
  const couponOf = (at: number): Fen => sumFen(used.map(({ shares }) => shares[at] ?? 0));
  const afterCoupons = couponLines.map(({ amountFen }, at) => amountFen - couponOf(at));
  const pointsFen = Math.min(facts.pointsFen, sumFen(afterCoupons));
  const points = splitAmount(pointsFen, afterCoupons);
  const lines = couponLines.map(({ skuId, quantity, listFen, amountFen }, at) => ({
    skuId,
    quantity,
    listFen: listFen * quantity,
    discountFen: listFen * quantity - amountFen,
    couponFen: couponOf(at),
    pointsFen: points[at] ?? 0,
    payableFen: (afterCoupons[at] ?? 0) - (points[at] ?? 0),
  }));
  const extras = orderExtras(facts.lines, amounts, facts);
  const steps: PriceStep[] = [
    { kind: 'list', text: '商品金额', amountFen: sumFen(lines.map((line) => line.listFen)) },
    ...promotionSteps(amounts),
    ...extras.gifts.map(({ name, quantity }): PriceStep => ({
      kind: 'gift',
      text: `赠品 ${name} ×${quantity}`,
      amountFen: 0,
    })),
    ...extras.chances.map(({ chances }): PriceStep => ({
      kind: 'chances',
      text: `付款后可抽奖${chances}次`,
      amountFen: 0,
    })),
    ...used.map(({ card, shares }): PriceStep => ({
      kind: 'coupon',
      text: card.couponName,
      amountFen: -sumFen(shares),
      cardCode: card.cardCode,
    })),
    ...(pointsFen > 0 ? [{ kind: 'points', text: 'AI豆抵扣', amountFen: -pointsFen } as const] : []),
    ...(facts.freightFen > 0
      ? [{ kind: 'freight', text: '运费', amountFen: facts.freightFen } as const]
      : []),
  ];
  const payableFen = sumFen(lines.map((line) => line.payableFen)) + facts.freightFen;
  return {
    lines,
    steps,
    used,
    unusable,
    uses: usesOf(amounts, extras),
    ...extras,
    pointsFen,
    freightFen: facts.freightFen,
    payableFen,
  };
}

/** What each line takes of promotions; member prices, sales and groups are counted elsewhere. */
function usesOf(amounts: readonly LineAmount[], { gifts, chances }: OrderExtras): readonly PromotionUse[] {
  return [
    ...amounts.flatMap(({ savings }, line) =>
      savings.flatMap(({ kind, ruleId, pieces, fen }) =>
        kind === 'member' || kind === 'sale' || kind === 'group'
          ? []
          : [{ line, promotionId: ruleId, pieces, savedFen: fen }],
      ),
    ),
    ...gifts.map(({ line, promotionId, pieces, worthFen }) => ({
      line,
      promotionId,
      pieces,
      savedFen: worthFen,
    })),
    ...chances.map(({ line, promotionId }) => ({ line, promotionId, pieces: 1, savedFen: 0 })),
  ];
}
