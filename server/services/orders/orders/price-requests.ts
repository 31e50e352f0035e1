import { codes } from '#core/contract/envelope.ts';
import { shortYuan, sumFen } from '#core/rules/pricing/money.ts';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import { lockReservations } from '../../activities/public.ts';
import type { SubmittedOrder } from './order-facts.ts';
import { previewOf } from './preview-order.ts';
import { priceOrders, type OrderInput, type PricedOrder } from './price-order.ts';
import { takeAreaStock, type Areas } from './take-area-stock.ts';

export interface OrderRequest {
  readonly userId: string;
  readonly key: string;
  /** What it is for. */
  readonly digest: Buffer;
  readonly input: OrderInput & { readonly payableFen: number; readonly addressId?: string | undefined };
  readonly benefitMobile: string | undefined;
  /** The pieces of a sale that are reserved for it. */
  readonly reservationId: string | undefined;
}

export type Placed =
  | { readonly order: SubmittedOrder; readonly isNew: boolean }
  | { readonly refusal: Refusal };

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
  const reserved = await lockReservations(
    tx,
    requests.flatMap(({ reservationId }) => reservationId ?? []),
    now,
  );
  const prices = await priceOrders(tx, requests, now);
  const wanted = requests.flatMap((request, at) => {
    const price = prices[at];
    if (!price) return [];
    if (price instanceof Refusal) {
      placed.set(request, { refusal: price });
      return [];
    }
    const refusal = refusalOf(request, price, reserved);
    if (!refusal) return [{ request, price }];
    placed.set(request, { refusal });
    return [];
  });
  const areas = await takeAreaStock(
    tx,
    wanted.map(({ request, price }) => ({
      userId: request.userId,
      addressId: request.input.addressId,
      lines: price.orderLines,
    })),
  );
  return wanted.flatMap(({ request, price }, at) => {
    const taken = areas[at] ?? new Map<string, string>();
    if (!(taken instanceof Refusal)) return [{ request, price, areas: taken }];
    placed.set(request, { refusal: taken });
    return [];
  });
}

/** Why an order cannot be written at its price: another one was shown, or the pieces of its sale are not reserved any more. */
function refusalOf(
  { input, reservationId }: OrderRequest,
  price: PricedOrder,
  reserved: (reservationId: string) => number | Refusal,
): Refusal | undefined {
  if (price.payableFen !== input.payableFen)
    return new Refusal(
      `价格已更新为${shortYuan(price.payableFen)}元，请确认后重新提交`,
      codes.refused,
      previewOf(price),
    );
  if (!price.sale) return undefined;
  const pieces = reserved(reservationId ?? '');
  if (pieces instanceof Refusal) return pieces;
  return pieces === sumFen(price.orderLines.map(({ quantity }) => quantity))
    ? undefined
    : new Refusal(`已为您保留${pieces}件，请按此数量下单`);
}
