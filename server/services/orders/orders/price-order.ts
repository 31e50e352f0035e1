import { shortYuan, sumFen } from '#core/rules/pricing/money.ts';
import { orderPrice, type OrderPrice, type PriceFacts } from '#core/rules/pricing/order-price.ts';
import type { PromotionLeft } from '#core/rules/pricing/promotion-facts.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import {
  activitiesRefusal,
  orderActivities,
  type ActivityOrder,
  type ActivityPrice,
  type PriceOf,
  type RequestedGroup,
} from '../../activities/public.ts';
import { promotionsLeft } from '../../catalogue/public.ts';
import { orderFacts } from './order-facts.ts';
import {
  giftLines,
  giftsLeft,
  goodsOfOrders,
  linesOfOrder,
  type LineInput,
  type OrderLine,
} from './order-lines.ts';

export interface OrderInput {
  readonly lines: readonly LineInput[];
  readonly cardCodes?: readonly string[] | undefined;
  readonly activityId?: string | undefined;
  readonly usePoints?: boolean | undefined;
  readonly cityCode?: string | undefined;
  readonly group?: RequestedGroup | undefined;
}

export interface PricedOrder extends OrderPrice {
  readonly orderLines: readonly OrderLine[];
  readonly facts: PriceFacts;
  readonly activity: ActivityPrice | undefined;
  readonly ownedPoints: number;
}

/** The price is not the one that was shown. */
export class PriceChanged extends Refusal {
  readonly price: PricedOrder;
  constructor(price: PricedOrder) {
    super(`价格已更新为${shortYuan(price.payableFen)}元，请确认后重新提交`);
    this.price = price;
  }
}

export interface OrderToPrice {
  readonly userId: string;
  readonly input: OrderInput;
}

/** The price of each order by the current goods, membership and cards of its subscriber, or why it has none. */
export async function priceOrders(
  db: Db | Tx,
  requested: readonly OrderToPrice[],
  now: Date,
): Promise<readonly (PricedOrder | Refusal)[]> {
  const userIds = [...new Set(requested.map(({ userId }) => userId))];
  const skuIds = [...new Set(requested.flatMap(({ input }) => input.lines.map(({ skuId }) => skuId)))];
  const activityOf = await activityPrices(db, requested, now);
  const known = await orderFacts(db, { userIds, skuIds, now });
  const goods = await goodsOfOrders(db, known, skuIds, now);
  const left = await promotionsLeft(
    db,
    userIds,
    [...goods.goods.values()].flatMap(({ promotions }) => promotions),
    now,
  );
  const giftPieces = giftsLeft(goods);
  return requested.map((order) => {
    const { userId, input } = order;
    const activity = activitiesRefusal(input) ?? activityOf(order);
    if (activity instanceof Refusal) return activity;
    const lines = linesOfOrder(goods, input.lines, activity);
    if (lines instanceof Refusal) return lines;
    const { points: ownedPoints, level, orders: monthOrders } = known.buyer(userId);
    const facts: PriceFacts = {
      lines,
      level,
      cityCode: input.cityCode,
      monthOrders,
      left: withGifts(left(userId), giftPieces),
      cards: known.cards(userId),
      cardCodes: input.cardCodes,
      pointsFen: input.usePoints ? ownedPoints : 0,
      freightFen: sumFen(lines.map(({ freightFen }) => freightFen)),
      now: now.getTime(),
    };
    const price = orderPrice(facts);
    return {
      ...price,
      orderLines: [...lines, ...giftLines(goods, price.gifts)],
      facts,
      activity,
      ownedPoints,
    };
  });
}

/** Gifts also end with their stock. */
const withGifts = (
  left: ReadonlyMap<string, PromotionLeft>,
  gifts: ReadonlyMap<string, number>,
): ReadonlyMap<string, PromotionLeft> =>
  new Map([
    ...left,
    ...[...gifts].map(([promotionId, pieces]) => {
      const own = left.get(promotionId);
      return [
        promotionId,
        { pieces: Math.min(own?.pieces ?? Infinity, pieces), budgetFen: own?.budgetFen ?? null },
      ] as const;
    }),
  ]);

/** The price that the first activity gives an order, or its refusal. */
async function activityPrices(db: Db | Tx, orders: readonly ActivityOrder[], now: Date): Promise<PriceOf> {
  const prices: PriceOf[] = [];
  for (const { price } of orderActivities) if (price) prices.push(await price(db, orders, now));
  return (order) => prices.map((priceOf) => priceOf(order)).find((price) => price !== undefined);
}
