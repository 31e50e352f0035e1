import { orderStates } from '../../order/order-states.ts';

/** States that orders are listed by: those of an order, and what waits longer than it should. */
export const orderListStates = [...orderStates, 'stuck'] as const;
export type OrderListState = (typeof orderListStates)[number];

/** Orders of these states do not stay in them, so their number is shown. */
export const orderCountStates = ['created', 'paid', 'delivering', 'shipped', 'refunding', 'stuck'] as const;

/** Activities that are part of an order: its price, its place in a group, or its coupon. */
export const orderActivityKinds = ['flash', 'half', 'draw', 'group', 'promotion', 'coupon'] as const;
export type OrderActivityKind = (typeof orderActivityKinds)[number];

export const orderKinds = ['virtual', 'charge', 'code', 'physical'] as const;

/** Who says what stands in the trace of an order. */
export const traceParties = ['order', 'ledger', 'payment', 'delivery', 'shipment', 'invoice'] as const;

/** What an order waits for. */
export const orderSteps = [
  'payment',
  'confirmation',
  'group',
  'start',
  'supplier',
  'shipping',
  'receipt',
  'refund',
  'refund-on-hold',
] as const;
export type OrderStep = (typeof orderSteps)[number];
