import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import { orderActivities, type CheckOrder } from '../../activities/public.ts';
import type { SubmittedOrder } from './order-facts.ts';
import { PriceChanged, priceOrders, type OrderInput, type PricedOrder } from './price-order.ts';
import { takeAreaStock, type Areas } from './take-area-stock.ts';

export interface OrderRequest {
  readonly userId: string;
  readonly key: string;
  /** What it is for. */
  readonly digest: Buffer;
  readonly input: OrderInput & { readonly payableFen: number; readonly addressId?: string | undefined };
  readonly benefitMobile: string | undefined;
  /** What an activity has reserved for it. */
  readonly reservationId: string | undefined;
}

export interface PlacedOrder {
  readonly order: SubmittedOrder;
  readonly isNew: boolean;
}
export type Placed = PlacedOrder | Refusal;

export interface PricedRequest {
  readonly request: OrderRequest;
  readonly price: PricedOrder;
  readonly areas: Areas;
}

/** The requests that can be ordered at the price that was shown; why others cannot goes into `placed`. */
export async function pricedRequests(
  tx: Tx,
  requests: readonly OrderRequest[],
  now: Date,
  placed: Map<OrderRequest, Placed>,
): Promise<readonly PricedRequest[]> {
  if (requests.length === 0) return [];
  const checks: CheckOrder[] = [];
  for (const { check } of orderActivities) if (check) checks.push(await check(tx, requests, now));
  const prices = await priceOrders(tx, requests, now);
  const requested = requests.flatMap((request, at) => {
    const price = prices[at];
    if (!price) return [];
    const refusal = refusalOf(request, price);
    if (refusal) placed.set(request, refusal);
    return price instanceof Refusal || refusal ? [] : [{ request, price }];
  });
  const areas = await takeAreaStock(
    tx,
    requested.map(({ request, price }) => ({
      userId: request.userId,
      addressId: request.input.addressId,
      lines: price.orderLines,
    })),
  );
  return requested.flatMap(({ request, price }, at) => {
    const taken = areas[at] ?? new Map<string, string>();
    if (!(taken instanceof Refusal)) return [{ request, price, areas: taken }];
    placed.set(request, taken);
    return [];
  });

  /** Why an order cannot be written at its price: it has none, another one was shown, or what was reserved is gone. */
  function refusalOf(request: OrderRequest, price: PricedOrder | Refusal): Refusal | undefined {
    if (price instanceof Refusal) return price;
    if (price.payableFen !== request.input.payableFen) return new PriceChanged(price);
    const { activity } = price;
    return (
      activity && checks.map((check) => check(request, activity)).find((refusal) => refusal !== undefined)
    );
  }
}
