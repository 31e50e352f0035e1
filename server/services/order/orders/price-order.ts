import { sumFen } from '#core/rules/pricing/money.ts';
import { orderPrice, type OrderPrice, type PriceFacts } from '#core/rules/pricing/order-price.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { saleOfOrder, type Sale } from '../../activity/sales/public.ts';
import { groupPrice, type GroupPrice, type WantedGroup } from '../../activity/group-buy/public.ts';
import { heldProducts } from '../../user/public.ts';
import {
  cardsOf,
  multiOrderCount,
  orderLines,
  pointsOf,
  type LineInput,
  type OrderLine,
} from './order-facts.ts';

export interface OrderInput {
  readonly lines: readonly LineInput[];
  readonly cardCodes?: readonly string[] | undefined;
  readonly activityId?: string | undefined;
  readonly usePoints?: boolean | undefined;
  readonly group?: WantedGroup | undefined;
}

export interface PricedOrder extends OrderPrice {
  readonly orderLines: readonly OrderLine[];
  readonly facts: PriceFacts;
  readonly sale: Sale | undefined;
  readonly group: GroupPrice | undefined;
  readonly heldPoints: number;
}

/** The price of an order by the current goods, membership and cards of the subscriber. */
export async function priceOrder(
  db: Db | Tx,
  userId: string,
  { lines: wanted, cardCodes, activityId, usePoints, group: wantedGroup }: OrderInput,
  now: Date,
): Promise<PricedOrder> {
  const group = wantedGroup && (await groupPrice(db, userId, wantedGroup, wanted, now));
  // A group has its own price; no other activity applies to it.
  const sale = activityId === undefined || group ? undefined : await saleOfOrder(db, activityId, wanted);
  const lines = (await orderLines(db, wanted, now, sale)).map((line) =>
    group ? { ...line, limitPerOrder: 1, activity: { name: '拼团', priceFen: group.priceFen } } : line,
  );
  const [cards, held, count, heldPoints] = await Promise.all([
    cardsOf(db, userId, now),
    heldProducts(db, userId, now),
    multiOrderCount(db, userId, now),
    pointsOf(db, userId),
  ]);
  const facts: PriceFacts = {
    lines,
    isMember: held.some(({ vip_type_level }) => (vip_type_level ?? 0) > 0),
    multiOrderCount: count,
    cards,
    cardCodes,
    pointsFen: usePoints ? heldPoints : 0,
    freightFen: sumFen(lines.map(({ freightFen }) => freightFen)),
    now: now.getTime(),
  };
  return { ...orderPrice(facts), orderLines: lines, facts, sale, group, heldPoints };
}
