import { codes } from '#core/contract/envelope.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { orders } from '#core/contract/order/orders.ts';
import { coalesce } from '../../../db/coalesce.ts';
import { retryDeadlock } from '../../../db/retry-deadlock.ts';
import { isDataError, isDeadlock } from '../../../db/sql-state.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { keyUsedSentence } from '../../../http/idempotency/idempotency.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { activitiesRefusal, orderActivities, type ActivityOrder } from '../../activities/public.ts';
import { checkOrder, orderChecks } from './check-order.ts';
import { placeOrders } from './place-orders.ts';
import { previewOf } from './preview-order.ts';
import { PriceChanged } from './price-order.ts';
import type { OrderRequest, Placed, PlacedOrder } from './price-requests.ts';
import { requestDigest } from './request-digest.ts';

type Call = typeof orders.submitOrder;
export type SubmitOrder = (caller: Member, input: InputOf<Call>, key?: string) => Promise<DataOf<Call>>;

const limits = { maxBatch: 128, maxQueue: 20_000, maxWaitMs: 5_000 };

/**
 * Writes orders, exactly one for each idempotency key; a price other than the shown one is refused with the new one. The pieces of a
 * sale are reserved before every other query: most requests of a popular sale end there. Orders with reserved pieces of the same activity are
 * written in batches.
 */
export function orderSubmission(common: Deps): SubmitOrder {
  const deps = { ...common, readChecks: orderChecks(common.db) };
  const reservers = orderActivities.flatMap((activity) => activity.reserve?.(deps) ?? []);
  // A batch that met a deadlock is split; a single order cannot be.
  const placeAlone = (requests: readonly OrderRequest[]) => retryDeadlock(() => placeOrders(deps, requests));
  const placeInBatch = coalesce<OrderRequest, Placed>({
    ...limits,
    run: (_activityId, requests) =>
      requests.length === 1 ? placeAlone(requests) : placeOrders(deps, requests),
    splitsAfter: (error) => error instanceof Refusal || isDataError(error) || isDeadlock(error),
    onOverload: () => new Refusal('抢购的人太多，请稍后再试'),
  });
  const place = async (request: OrderRequest): Promise<Placed> => {
    const { activityId } = request.input;
    if (request.reservationId !== undefined && activityId !== undefined)
      return placeInBatch(activityId, request);
    const [placed] = await placeAlone([request]);
    if (!placed) throw new Error('an order has no result');
    return placed;
  };

  const submit: SubmitOrder = async (caller, input, key = newId()) => {
    const { userId } = caller;
    const digest = requestDigest(deps, caller, input);
    const reservationId = allowed(activitiesRefusal(input) ?? (await reserved({ userId, input }, key)));
    const benefitMobile = await checkOrder(deps, caller, input, key);
    const { order, isNew } = allowed(
      await place({ userId, key, digest, input, benefitMobile, reservationId }),
    );
    const isSame = order.payable_fen === input.payableFen && (order.request_digest?.equals(digest) ?? true);
    if (!isNew && !isSame) throw new Refusal(keyUsedSentence);
    if (isNew && order.state === 'paid') deps.ordersPaid.notify();
    return { orderNo: order.order_no, payableFen: order.payable_fen, state: order.state };
  };
  return async (caller, input, key) => {
    try {
      return await submit(caller, input, key);
    } catch (error) {
      if (error instanceof Refusal)
        for (const activity of orderActivities)
          activity.refused?.(deps, { userId: caller.userId, input }, error);
      throw error;
    }
  };

  async function reserved(order: ActivityOrder, key: string): Promise<string | Refusal | undefined> {
    for (const reserve of reservers) {
      const reservation = await reserve(order, key);
      if (reservation !== undefined) return reservation;
    }
    return undefined;
  }
}

/** Throws a refusal; that of a changed price carries the new price as the page shows it. */
function allowed<Result extends string | PlacedOrder | undefined>(result: Result | Refusal): Result {
  if (result instanceof PriceChanged)
    throw new Refusal(result.message, codes.refused, previewOf(result.price));
  if (result instanceof Refusal) throw result;
  return result;
}
