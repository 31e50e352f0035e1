import { couponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { OrderCard, OrderPreview } from '#core/contract/order/orders.shapes.ts';
import { isForOwnNumber } from '#core/rules/goods/benefit-mobile.ts';
import { cardsAlone, wastedOf, type CardAlone } from '#core/rules/pricing/cards-alone.ts';
import { sumFen } from '#core/rules/pricing/money.ts';
import type { OwnedCard, UsedCard } from '#core/rules/pricing/owned-card.ts';
import { promotionsBeside } from '#core/rules/pricing/combinations.ts';
import { runningPromotions } from '#core/rules/pricing/promotion.ts';
import { orderPrice } from '#core/rules/pricing/order-price.ts';
import { firstClaimDay } from '#core/rules/rights/first-claim-day.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import { orderActivities } from '../../activities/public.ts';
import { billOf } from './bill.ts';
import { priceOrders, type OrderInput, type PricedOrder } from './price-order.ts';

/** The price shown before the order; that of a sale while it is open. */
export async function previewOrder(deps: Deps, userId: string, input: OrderInput): Promise<OrderPreview> {
  const now = deps.clock.now();
  const [price] = await priceOrders(deps.db, [{ userId, input }], now);
  if (!price) throw new Error('an order has no price');
  if (price instanceof Refusal) {
    for (const activity of orderActivities) activity.refused?.(deps, { userId, input }, price);
    throw price;
  }
  for (const { preview } of orderActivities) {
    const refusal = price.activity && (await preview?.(deps.db, { userId, input }, price.activity, now));
    if (refusal) throw refusal;
  }
  return previewOf(price);
}

/** The price of an order with everything that the page offers to change it. */
export function previewOf(price: PricedOrder): OrderPreview {
  const { facts, ownedPoints, payableFen, used, unusable, orderLines, lines } = price;
  const codes = codesOf(used);
  const best = facts.cardCodes === undefined ? used : orderPrice({ ...facts, cardCodes: undefined }).used;
  const payWith = (cardCodes: readonly string[]) => orderPrice({ ...facts, cardCodes }).payableFen;
  const alone = new Map(cardsAlone(facts).map((each) => [each.card, each]));
  return {
    payableFen,
    steps: billOf(price),
    cardCodes: codes,
    unusable: [...unusable],
    lines: orderLines.map((line, at) => ({
      skuId: line.skuId,
      goodsId: line.goodsId,
      goodsName: line.goodsName,
      skuName: line.skuName,
      picUrl: line.picUrl,
      kind: line.kind,
      quantity: line.quantity,
      listFen: lines[at]?.listFen ?? 0,
      payableFen: lines[at]?.payableFen ?? 0,
      limitPerOrder: line.limitPerOrder,
      promotions: [...promotionsBeside(line.activity, runningPromotions(line.promotions, facts))],
      giftOf: line.giftOf,
      lacksStock: line.lacksStock,
      isForOwnNumber: isForOwnNumber(line),
    })),
    cards: [
      ...used.map(({ card, shares }) => cardView(card, sumFen(shares), alone.get(card))),
      // Those that fit best come first.
      ...[...alone]
        .filter(([card]) => !codes.includes(card.cardCode))
        .map(([card, each]) => cardView(card, 0, each)),
    ],
    best: { cardCodes: codesOf(best), savedFen: savedBy(best) },
    firstClaimDay: firstClaimDay({
      openedAt: facts.now,
      startsNextMonth: orderLines.some(({ startsNextMonth }) => startsNextMonth),
    }),
    goodsFen: payableFen - price.freightFen + price.pointsFen + savedBy(used),
    payWithoutFen: payWith([]),
    payWithFewerFen: payWith(codes.slice(0, -1)),
    points: {
      held: ownedPoints,
      usableFen: orderPrice({ ...facts, pointsFen: ownedPoints }).pointsFen,
      usedFen: price.pointsFen,
    },
    renews: orderLines.some(({ renews }) => renews),
  };
}

const codesOf = (used: readonly UsedCard[]): string[] => used.map(({ card }) => card.cardCode);
const savedBy = (used: readonly UsedCard[]): number => sumFen(used.map(({ shares }) => sumFen(shares)));

const cardView = (card: OwnedCard, savedFen: number, alone: CardAlone | undefined): OrderCard => ({
  cardCode: card.cardCode,
  couponType: couponType.parse(card.couponType),
  couponName: card.couponName,
  couponAmt: card.couponAmt,
  payPercent: card.payPercent,
  maxOffFen: card.maxOffFen,
  flowMb: card.flowMb,
  thresholdFen: card.thresholdFen,
  expiresAt: new Date(card.expiresAt).toISOString(),
  savedFen,
  wastedFen: savedFen === 0 ? 0 : wastedOf(card, savedFen),
  alone:
    alone && alone.savedFen > 0
      ? { savedFen: alone.savedFen, wastedFen: alone.wastedFen, payableFen: alone.payableFen }
      : null,
});
