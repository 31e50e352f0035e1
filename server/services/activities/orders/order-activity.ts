import type { PromotionUse } from '#core/rules/pricing/order-price.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { GroupPrice, RequestedGroup } from '../group-buy/group-seat.ts';
import type { FlashSalePrice } from '../flash-sales/order-flash-sale.ts';

/** What an order says of the activities that it takes part in. */
export interface ActivityOrder {
  readonly userId: string;
  readonly input: {
    readonly lines: readonly { readonly skuId: string; readonly quantity: number }[];
    readonly activityId?: string | undefined;
    readonly group?: RequestedGroup | undefined;
  };
  /** Pieces that `reserve` has reserved for it. */
  readonly reservationId?: string | undefined;
}

/** The price that an activity gives the only line of an order. */
export type ActivityPrice = FlashSalePrice | GroupPrice;

/** An order at the price that it is written for. */
export interface WrittenOrder extends ActivityOrder {
  readonly orderNo: string;
  readonly activity: ActivityPrice | undefined;
  /** What the activity pays of it. */
  readonly costFen: number;
  /** What its price took of promotions. */
  readonly uses: readonly PromotionUse[];
}

/** The price of an order that takes part, or why it cannot. */
export type PriceOf = (order: ActivityOrder) => ActivityPrice | Refusal | undefined;
export type CheckOrder = (order: ActivityOrder, price: ActivityPrice) => Refusal | undefined;
export type Reserve = (order: ActivityOrder, key: string) => Promise<string | Refusal | undefined>;

/**
 * What orders take of an activity, and how it comes back. Placing orders calls the steps of every activity in this order; each acts
 * on the orders that take part in it, all at once. A refused step returns the refusal.
 */
export interface OrderActivity {
  /** Before everything else, outside of the transaction: most requests for a popular activity end here. Returns the reservation. */
  reserve?(deps: Deps): Reserve;
  /** Locks that come before those of subscribers. */
  lock?(tx: Tx, orders: readonly ActivityOrder[]): Promise<void>;
  price?(db: Db | Tx, orders: readonly ActivityOrder[], now: Date): Promise<PriceOf>;
  /** Refuses a price that is shown before the order and cannot be had now. */
  preview?(db: Db, order: ActivityOrder, price: ActivityPrice, now: Date): Promise<Refusal | undefined>;
  /** Counts a refused order of it. */
  refused?(deps: Pick<Deps, 'activityRefusals' | 'clock'>, order: ActivityOrder, refusal: Refusal): void;
  /** Locks what was reserved, with the subscribers' rows locked; refuses single orders. Writes nothing. */
  check?(tx: Tx, orders: readonly ActivityOrder[], now: Date): Promise<CheckOrder>;
  /** Writes what orders take that were just written. After a refusal the transaction is rolled back. */
  write(tx: Tx, orders: readonly WrittenOrder[], now: Date): Promise<Refusal | undefined>;
  /** Gives back what orders or some of their lines took, once. */
  release(tx: Tx, orderNos: readonly string[], now: Date, lines?: readonly number[]): Promise<void>;
}
