import type { OrderTraceEntry } from '#core/contract/console/orders/orders.shapes.ts';

/** An entry before the sort by time; without an attempt to pay unless it names one. */
export type Dated = Omit<OrderTraceEntry, 'at' | 'paymentNo'> & {
  readonly at: Date;
  readonly paymentNo?: string;
};
