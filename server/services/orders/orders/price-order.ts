import { sumFen } from '#core/rules/pricing/money.ts';
import { orderPrice, type OrderPrice, type PriceFacts } from '#core/rules/pricing/order-price.ts';
import type { PromotionLeft } from '#core/rules/pricing/promotion-facts.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import { checkSaleLines, salesById, type Sale } from '../../activities/public.ts';
import { promotionsLeft } from '../../activities/public.ts';
import { groupPrice, type GroupPrice, type WantedGroup } from '../../activities/public.ts';
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
  readonly sale: Sale | undefined;
  readonly group: GroupPrice | undefined;
  readonly heldPoints: number;
}

export interface OrderToPrice {
  readonly userId: string;
  readonly input: OrderInput;
}

/** Refuses a flash sale and a group together; each has its own price and pieces. */
export function checkOneActivity({ activityId, group }: Pick<OrderInput, 'activityId' | 'group'>): void {
  if (activityId !== undefined && group) throw new Refusal('秒杀和拼团不能在一个订单里使用，请分开下单');
}

/** The price of each order by the current goods, membership and cards of its subscriber, or why it has none. */
export async function priceOrders(
  db: Db | Tx,
  wanted: readonly OrderToPrice[],
  now: Date,
): Promise<readonly (PricedOrder | Refusal)[]> {
  const userIds = [...new Set(wanted.map(({ userId }) => userId))];
  const groups = await groupPrices(db, wanted, now);
  const activityIds = wanted.flatMap(({ input: { activityId } }) => activityId ?? []);
  const [sales, goods, cards, levels, subscribers] = await Promise.all([
    activityIds.length === 0 ? new Map<string, Sale>() : salesById(db, activityIds),
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
  return wanted.map(({ userId, input }, at) =>
    orRefusal(() => {
      checkOneActivity(input);
      const group = groups[at];
      if (group instanceof Refusal) throw group;
      const sale =
        input.activityId === undefined ? undefined : checkSaleLines(sales.get(input.activityId), input.lines);
      const lines = linesOfOrder(goods, input.lines, sale).map((line) =>
        group
          ? {
              ...line,
              limitPerOrder: 1,
              activity: { kind: 'group' as const, name: '拼团', priceFen: group.priceFen },
            }
          : line,
      );
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
        sale,
        group,
        heldPoints,
      };
    }),
  );
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

const groupPrices = (db: Db | Tx, wanted: readonly OrderToPrice[], now: Date) =>
  Promise.all(
    wanted.map(async ({ userId, input: { group, lines } }): Promise<GroupPrice | Refusal | undefined> => {
      if (!group) return undefined;
      try {
        return await groupPrice(db, userId, group, lines, now);
      } catch (error) {
        if (error instanceof Refusal) return error;
        throw error;
      }
    }),
  );

function orRefusal<Result>(work: () => Result): Result | Refusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
