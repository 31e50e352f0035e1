import { payWithinMs } from '#core/rules/order/order-states.ts';
import { sumFen } from '#core/rules/pricing/money.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import { orderActivities, roundsOf, type WrittenOrder } from '../../activities/public.ts';
import { deductPoints, markAllPaid } from '../../payments/public.ts';
import { insertOrders } from './insert-orders.ts';
import { newOrderNo } from './new-order-no.ts';
import { lockBuyers } from './order-facts.ts';
import type { PricedOrder } from './price-order.ts';
import { pricedRequests, type OrderRequest, type Placed, type PricedRequest } from './price-requests.ts';
import { reserveCards, takeStock } from './reserve.ts';

/**
 * Writes orders in one transaction, all or none, and exactly one for each idempotency key. Locks are taken in a fixed order: sessions of
 * sales, subscribers, reservations, stock, cards, promotions, groups. Requests that are refused before anything is written for them do not stop the others;
 * a refusal after that is thrown.
 */
export const placeOrders = (
  deps: Pick<Deps, 'db' | 'clock' | 'encryption'>,
  requests: readonly OrderRequest[],
): Promise<readonly Placed[]> =>
  deps.db.transaction().execute(async (tx) => {
    for (const activity of orderActivities) await activity.lock?.(tx, requests);
    const placed = new Map<OrderRequest, Placed>();
    for (const round of roundsOf(requests))
      for (const [request, result] of await placeRound(tx, deps, round)) placed.set(request, result);
    return requests.map((request) => {
      const result = placed.get(request);
      if (!result) throw new Error('an order has no result');
      return result;
    });
  });

/** Orders of different subscribers, whose rows it locks; the first round is of all subscribers. */
async function placeRound(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'encryption'>,
  requests: readonly OrderRequest[],
): Promise<ReadonlyMap<OrderRequest, Placed>> {
  const placed = await earlierOrders(tx, requests);
  const now = deps.clock.now();
  const priced = await pricedRequests(
    tx,
    requests.filter((request) => !placed.has(request)),
    now,
    placed,
  );
  if (priced.length === 0) return placed;
  for (const { request, orderNo, price } of await writeOrders(tx, deps, priced, now)) {
    const state = price.payableFen === 0 ? ('paid' as const) : ('created' as const);
    const order = { order_no: orderNo, payable_fen: price.payableFen, state, request_digest: request.digest };
    placed.set(request, { order, isNew: true });
  }
  return placed;
}

/** Takes stock, cards and points, writes the orders, and what they take of activities. The first refusal is thrown, which rolls everything back. */
async function writeOrders(
  tx: Tx,
  { encryption }: Pick<Deps, 'encryption'>,
  priced: readonly PricedRequest[],
  now: Date,
): Promise<readonly NumberedRequest[]> {
  const orders = priced.map((each) => ({ ...each, orderNo: newOrderNo(now) }));
  const written = orders.map(writtenOrder);
  const steps: readonly (() => Promise<Refusal | undefined | void>)[] = [
    () =>
      takeStock(
        tx,
        orders.flatMap(({ price }) => price.orderLines),
      ),
    () => reserveCards(tx, orders.flatMap(cardsTaken)),
    () =>
      insertOrders(
        tx,
        orders.map(({ request, price, areas, orderNo }) => ({
          orderNo,
          userId: request.userId,
          key: request.key,
          digest: request.digest,
          benefitMobileSealed:
            request.benefitMobile === undefined ? undefined : encryption.mobiles.seal(request.benefitMobile),
          addressId: request.input.addressId,
          payBy: payBy(price, now),
          price,
          areas,
        })),
        now,
      ),
    ...orderActivities.map((activity) => () => activity.write(tx, written, now)),
    () => takePoints(tx, orders, now),
  ];
  for (const step of steps) {
    const refusal = await step();
    if (refusal) throw refusal;
  }
  const free = orders.filter(({ price }) => price.payableFen === 0).map(({ orderNo }) => orderNo);
  await markAllPaid(tx, { orderNos: free, paidFen: 0, reason: '无需支付' }, now);
  return orders;
}

interface NumberedRequest extends PricedRequest {
  readonly orderNo: string;
}

const writtenOrder = ({ request, price, orderNo }: NumberedRequest): WrittenOrder => ({
  ...request,
  orderNo,
  activity: price.activity,
  costFen: -sumFen(price.steps.filter(({ kind }) => kind === 'activity').map(({ amountFen }) => amountFen)),
  uses: price.uses,
});

const cardsTaken = ({ request: { userId }, price }: PricedRequest) =>
  price.used.map(({ card }) => ({ userId, cardCode: card.cardCode }));

/** An order of a group must be paid before the group ends. */
const payBy = ({ activity }: PricedOrder, now: Date): Date =>
  new Date(Math.min(now.getTime() + payWithinMs, activity?.payBefore?.getTime() ?? Infinity));

async function takePoints(
  tx: Tx,
  orders: readonly NumberedRequest[],
  now: Date,
): Promise<Refusal | undefined> {
  const points = orders.map(({ request: { userId }, orderNo, price }) => ({
    userId,
    orderNo,
    amountFen: price.pointsFen,
  }));
  return (await deductPoints(tx, points, now)) ? undefined : new Refusal('AI豆不足，请重新确认价格');
}

/** The orders that the keys have already, read with the subscribers locked. */
async function earlierOrders(tx: Tx, requests: readonly OrderRequest[]): Promise<Map<OrderRequest, Placed>> {
  const rows = await lockBuyers(tx, {
    userIds: requests.map(({ userId }) => userId),
    keys: requests.map(({ key }) => key),
  });
  const byUser = new Map(rows.map((row) => [row.user_id, row]));
  return new Map(
    requests.flatMap((request) => {
      const order = byUser.get(request.userId);
      return order ? [[request, { order, isNew: false }]] : [];
    }),
  );
}
