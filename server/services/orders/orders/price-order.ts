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
  type WantedGroup,
} from '../../activities/public.ts';
import { promotionsLeft } from '../../catalogue/public.ts';
import { levelsOf } from '../../memberships/public.ts';
import { buyers, cardsOfEach } from './order-facts.ts';
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
  readonly group?: WantedGroup | undefined;
}

export interface PricedOrder extends OrderPrice {
  readonly orderLines: readonly OrderLine[];
  readonly facts: PriceFacts;
  readonly activity: ActivityPrice | undefined;
  readonly heldPoints: number;
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
  wanted: readonly OrderToPrice[],
  now: Date,
): Promise<readonly (PricedOrder | Refusal)[]> {
  const userIds = [...new Set(wanted.map(({ userId }) => userId))];
  const [activityOf, goods, cards, levels, subscribers] = await Promise.all([
    activityPrices(db, wanted, now),
    goodsOfOrders(
      db,
      wanted.flatMap(({ input }) => input.lines),
      now,
    ),
    cardsOfEach(db, userIds, now),
    levelsOf(db, userIds, now),
    buyers(db, userIds, now),
  ]);
  const left = await promotionsLeft(
    db,
    userIds,
    [...goods.goods.values()].flatMap(({ promotions }) => promotions),
    now,
  );
  const giftPieces = giftsLeft(goods);
  return wanted.map((order) => {
    const { userId, input } = order;
    const activity = activitiesRefusal(input) ?? activityOf(order);
    if (activity instanceof Refusal) return activity;
    const lines = linesOfOrder(goods, input.lines, activity);
    if (lines instanceof Refusal) return lines;
    const heldPoints = subscribers.get(userId)?.points ?? 0;
    const facts: PriceFacts = {
      lines,
      level: levels.get(userId) ?? 0,
      cityCode: input.cityCode,
      monthOrders: subscribers.get(userId)?.orders ?? 0,
      left: withGifts(left(userId), giftPieces),
      cards: cards(userId),
      cardCodes: input.cardCodes,
      pointsFen: input.usePoints ? heldPoints : 0,
      freightFen: sumFen(lines.map(({ freightFen }) => freightFen)),
      now: now.getTime(),
    };
    const price = orderPrice(facts);
    return {
      ...price,
      orderLines: [...lines, ...giftLines(goods, price.gifts)],
      facts,
      activity,
      heldPoints,
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
